import path from "node:path"

import { listTextPages } from "~/src/doctor/diagnose-content"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { filesBelow } from "~/src/doctor/readers/files/find-files"
import { textAt } from "~/src/doctor/readers/formats/field-source"
import type { Collection } from "~/src/lib/addresses/paths"
import { brokenContent, rowsOf } from "~/tests/broken-content"
import { valuesIn } from "~/tests/content-values"

import { finishEntry, formatEntry, mapEntry } from "./import-entry"
import { readSource } from "./source/read-source"
import { readSourceSite } from "./source/site-settings"

const content = brokenContent()
const spaced = (text: string) => text.replace(/(?<=\[) | (?=\])/g, "")

test.each(rowsOf("moved-in"))("$name becomes what it means here, and no word is lost", ({ file, edits, result }) => {
  for (const edit of edits) content.applyEdit(edit, file)
  const broken = content.read(file)
  const [becomes = "", slug = ""] = file.split("/")
  const entry = {
    path: `content/${becomes}`,
    becomes: becomes as Collection,
    file: content.at(file),
    name: slug,
    date: undefined,
  }
  const owner = textAt(readSite(content.at("")).fields, ["author", "name"]) ?? ""
  const files = new Map(filesBelow(content.at(""), path.dirname(file)).map((name) => [name, name]))
  const mapped = mapEntry(entry, readSource(entry.file), {
    slug,
    title: "Untitled",
    files,
    owner,
    site: readSourceSite(content.at("")),
  })
  const fixed = formatEntry(
    finishEntry(mapped, {
      pages: listTextPages(content.at("")),
      lists: new Map(),
      hosts: [],
      hasEscapedMaths: false,
      now: new Date(),
    }),
  )
  for (const words of result.filter((words) => words !== "(rest)")) expect(spaced(fixed)).toContain(spaced(words))
  const restated = result.length > 0 ? edits.join(" ") : ""
  const lost = valuesIn(file, broken).filter((word) => !fixed.includes(word) && !restated.includes(word))
  expect({ lost, fixed }).toEqual({ lost: [], fixed })
})
