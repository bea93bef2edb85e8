import path from "node:path"

import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"

import { contentKind, displayPath, draftAdvice } from "./content-folder"
import { filesIn, namesBelow, resolveFile } from "./resolve-file"

/** What Windows appends when it hides endings, other endings of the same text, and the text of a repository. */
const OTHER_ENDING = /^(?:\.md|\.ya?ml|\.json)?\.(?:txt|mdx?|markdown|ya?ml|qmd|rmd)$/i
const README = /^readme\.(?:md|markdown)$/i

/** Reports a file that is missing: it may have another name, or lie in a folder below. */
export function missingFile(root: string, relativePath: string): Diagnostic {
  const file = displayPath(relativePath)
  const folder = path.posix.dirname(relativePath)
  const place = { file, line: 1, column: 1, field: "file" }
  const [top = ""] = folder.split("/")
  const nested = nestedEntries(root, folder)
  if (nested.length > 0) {
    const message = `The folder ${displayPath(folder)} has no text, but contains folders of ${top}, which belong directly in ${top}.`
    const fix = `Move ${nested.join(", ")} to ${displayPath(top)}${draftAdvice(folder)}.`
    return { ...place, ...say("entry-nested", message, fix) }
  }
  const other = misnamedFile(root, folder, path.posix.basename(relativePath))
  if (other === undefined) return { ...place, ...say("file-missing", "The file is missing.", `Create ${file}.`) }
  const message = `The file is missing, but ${displayPath(path.posix.join(folder, other))} is there.`
  const fix = `Rename ${other} to ${path.posix.basename(relativePath)}${draftAdvice(relativePath)}.`
  return { ...place, ...say("file-misnamed", message, fix) }
}

/** Returns the folders of entries in the folder of an entry that has no text. */
function nestedEntries(root: string, folder: string): string[] {
  if (contentKind(`${folder}/index.md`)?.kind !== "entry") return []
  return namesBelow(root, folder).filter((name) => resolveFile(root, `${folder}/${name}/index.md`).kind === "file")
}

function misnamedFile(root: string, folder: string, name: string): string | undefined {
  const stems = [path.posix.parse(name).name, path.posix.basename(folder)]
  const files = filesIn(root, folder).map((file) => path.posix.basename(file))
  const isOther = (entry: string, stem: string) =>
    entry.toLowerCase().startsWith(stem.toLowerCase()) && OTHER_ENDING.test(entry.slice(stem.length))
  const others = stems.flatMap((stem) => files.filter((entry) => isOther(entry, stem)))
  return others[0] ?? files.find((entry) => folder !== "." && README.test(entry))
}
