import fs, { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"

import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"
import { seededRandom } from "~/tests/seeded-random"

import { isBelow } from "./resolve-file"

const COUNT = 200
const content = temporaryContent()
const at = (file: string) => path.join(content.root, "..", file)

/** What a link leads to, from the folder of a project. */
const TARGETS = {
  inside: "../other/file.txt",
  insideAbsolute: () => at("content/projects/other/file.txt"),
  insideAndBack: "../../../content/projects/other/file.txt",
  outside: "../../../elsewhere/file.txt",
  outsideAbsolute: () => at("elsewhere/file.txt"),
  outsideLinked: "../out/file.txt",
  nothing: "nowhere.txt",
}
/** How a link is made in a folder. */
const LINKS = {
  file: (to: string, target: string) => symlinkSync(target, path.join(to, "file.txt")),
  folder: (to: string, target: string) => symlinkSync(path.posix.dirname(target), path.join(to, "below")),
  chain(to: string, target: string) {
    symlinkSync("first.txt", path.join(to, "file.txt"))
    symlinkSync(target, path.join(to, "first.txt"))
  },
  loop: (to: string) => symlinkSync("file.txt", path.join(to, "file.txt")),
  around: (to: string) => symlinkSync(".", path.join(to, "below")),
}
/** How a text names a file. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace("file", "%66ile").replace("/", "%2f"),
  (name) => name.toUpperCase(),
  (name) => name.replaceAll("/", "%5c"),
  (name) => `../../projects/x/../${name}`,
]
/** Names that lead out without any link. */
const LEAVING = [
  "../../../elsewhere/file.txt",
  "..%2f..%2f..%2felsewhere%2ffile.txt",
  "%2e%2e/%2e%2e/%2e%2e/elsewhere/file.txt",
  "..%5c..%5c..%5celsewhere%5cfile.txt",
  "x%5c..%5c..%5c..%5cresume.json",
]

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

test(`of ${COUNT} random links, each is read inside of the content only, or an error with its path (S6)`, () => {
  const random = seededRandom(41)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  content.write("projects/other/index.md", project("type: App", "[A](file.txt)"))
  content.write("projects/other/file.txt", "inside")
  content.write("../elsewhere/file.txt", "outside")
  content.write("../elsewhere/index.md", project("type: App", "[A](file.txt)"))
  symlinkSync("../../elsewhere", at("content/projects/out"))
  const made = Array.from({ length: COUNT }, (_, index) => {
    const home = at(`content/projects/p${index}`)
    mkdirSync(home)
    const isNamedOnly = random() < 0.2
    const [link, target] = [pick(names(LINKS)), pick(names(TARGETS))]
    const to = TARGETS[target]
    if (!isNamedOnly) LINKS[link](home, typeof to === "string" ? to : to())
    const written = isNamedOnly ? pick(LEAVING) : pick(SPELLINGS)(link === "folder" ? "below/file.txt" : "file.txt")
    content.write(`projects/p${index}/index.md`, project("type: App", `[A](${written})`))
    const isOutside = isNamedOnly || (target.startsWith("outside") && link !== "loop" && link !== "around")
    return { index, link, target, written, isOutside }
  })

  const opened: string[] = []
  for (const method of ["openSync", "readFileSync", "readdirSync"] as const) {
    const original = fs[method] as (...args: unknown[]) => unknown
    jest.spyOn(fs, method).mockImplementation(((...args: unknown[]) => {
      if (typeof args[0] === "string") opened.push(fs.realpathSync.native(args[0]))
      return original(...args)
    }) as never)
  }
  const { diagnostics } = diagnoseContent(content.root)
  jest.restoreAllMocks()

  expect(opened.length).toBeGreaterThan(COUNT)
  expect(opened.filter((file) => isBelow(file, at("elsewhere")))).toEqual([])
  const errors = diagnostics.filter(isError)
  const isReported = (index: number) => errors.some(({ file }) => file.startsWith(`content/projects/p${index}/`))
  expect(made.filter(({ index, isOutside }) => isOutside && !isReported(index))).toEqual([])
  const leaving = errors.filter(({ message }) => message.includes("leads out of content/"))
  expect(leaving.length).toBeGreaterThan(COUNT / 10)
  const links = errors.filter(({ file }) => file === "content/projects/out")
  expect(links.map(({ message }) => message)).toEqual(["The link leads out of content/."])
})
