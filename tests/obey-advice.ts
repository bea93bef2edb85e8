import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"

/** A text, divided at the place of a diagnostic, and what the message says is wrong there. */
type Spot = { before: string; after: string; wrong: string }
/** The parts of an advice that its pattern takes out: what to write, and where. */
type AdviceParts = readonly string[]

/** What a person who reads an advice changes in the file, by the words of the advice. */
const CHANGES: readonly (readonly [RegExp, (spot: Spot, said: AdviceParts) => string])[] = [
  [/^Put (?:the whole text|it) between quotes.*?: ("(?:[^"\\]|\\.)*")/, quote],
  [/^Did you mean `(.+)`\?$/, (spot, [right = ""]) => swap(spot, right.replace(/^#/, spot.wrong.replace(/#.*/, "#")))],
  [/^Write " in place of/, ({ before, after }) => before + after.replace(/^['“](.*?)['”]/, '"$1"')],
  [
    /^(?:Write|Copy and paste) (?!(?:a|it|one|the)\b|[!\\])"?(.+?)"?(?:,? (?:or|with|and) .*)?\.?$/,
    (spot, [right = ""]) => swap(spot, right),
  ],
  [/^Write a colon and a space after/, inLine((line) => line.replace(/:(?=\S)/, ": "))],
  [/same column as its neighbours/, beginLikeNeighbour],
  [/^Remove (?:\w+\[\d+\]|the tag)\.$/, (spot) => swap(spot, "")],
  [/^Remove the comment\.$/, ({ before, after }) => before + after.replace(/^\/\/.*/, "")],
  [/^Remove it\.$/, ({ before, after }) => before.replace(/,\s*$/, "") + after.replace(/^"\w+":\s*"[^"]*"/, "")],
  [/^Remove the comma before this/, ({ before, after }) => before.replace(/,\s*$/, "") + after],
  [/^Remove everything from here on/, ({ before }) => before],
  [/^Put a comma before this/, ({ before, after }) => before.replace(/\s*$/, ",$&") + after],
  [/^Put a colon between/, ({ before, after }) => before.replace(/\s*$/, ":$&") + after],
  [/^Put texts between " and "/, ({ before, after }) => before + after.replace(/^\w+/, '"$&"')],
  [/^Add ([\]}]) after the last entry/, ({ before, after }, [end]) => before.replace(/\s*$/, `${end}$&`) + after],
  [/^Add } where the fields end/, ({ before, after }) => `${before}${after}\n}`],
  [/^Add a line --- after/, ({ before, after }) => `${before}${after}---\n`],
]

/** What a person does with files. The file of a diagnostic is absolute here, and so is the content folder. */
const FILE_CHANGES: readonly (readonly [RegExp, (file: string, said: AdviceParts, root: string) => void])[] = [
  [/^Rename the folder to ([\w-]+)/, (file, [name = ""]) => move(path.dirname(file), path.join(file, "../..", name))],
  [
    /^Rename (\S+\.\S+) to (\S+)\.$/,
    (file, [from = "", to = ""]) => move(path.join(file, "..", from), path.join(file, "..", to)),
  ],
  [
    /^Move (.+) to (content\/\w+)\.$/,
    (file, [names = "", to = ""], root) => {
      for (const name of names.split(", ")) {
        const target = path.join(root, "..", to, name)
        if (!existsSync(target)) move(path.join(file, "..", name), target)
      }
    },
  ],
  [/^Rename it to (\S+)\.$/, (file, [name = ""], root) => move(file, path.join(root, name))],
  [/^Did you mean `(.+)`\?$/, (file, [name = ""], root) => move(file, path.join(root, name))],
  [
    /^Link to it in the text: (\[.*\]\((.*)\)),/,
    (file, [link, to = ""]) =>
      appendFileSync(`${file.slice(0, -decodeURIComponent(to).length)}index.md`, `\n${link}\n`),
  ],
  [/^Remove (?:it|the link)\.$/, (file) => rmSync(file)],
]

/** Does literally what an advice says. Returns false if it leaves something to the owner to decide. */
export function obeyAdvice(root: string, { file, field, line, column, message, fix }: Diagnostic): boolean {
  const absolute = path.join(root, "..", file)
  if (["file", "folder name"].includes(field)) {
    const said = firstSaid(FILE_CHANGES, fix)
    said?.change(absolute, said.words, root)
    return said !== null
  }
  const said = firstSaid(CHANGES, fix)
  if (said === null) return false
  const text = readFileSync(absolute, "utf8")
  const start = text.split("\n", line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1
  const changed = said.change(
    { before: text.slice(0, start), after: text.slice(start), wrong: wrongIn(message) },
    said.words,
  )
  writeFileSync(absolute, changed)
  return changed !== text
}

function firstSaid<Change>(changes: readonly (readonly [RegExp, Change])[], fix: string) {
  for (const [pattern, change] of changes) {
    const [, ...words] = pattern.exec(fix) ?? [null]
    if (pattern.test(fix)) return { change, words: words.map(String) }
  }
  return null
}

/** Returns the first thing that a message quotes. */
function wrongIn(message: string): string {
  const [, name, value] = /`([^`]+)`|("(?:[^"\\]|\\.)*")/.exec(message) ?? []
  return value === undefined ? (name ?? "") : value.slice(1, -1).replace(/\\(["\\])/g, "$1")
}

function swap({ before, after, wrong }: Spot, right: string): string {
  return before + after.replace(wrong, () => right)
}

/** Changes the line of a spot as a whole. */
function inLine(change: (line: string) => string): (spot: Spot) => string {
  return ({ before, after }) => {
    const from = before.lastIndexOf("\n") + 1
    const text = before + after
    return text.slice(0, from) + text.slice(from).replace(/^.*/, change)
  }
}

/** The text may already stand between quotes that do not fit. */
function quote(spot: Spot, [quoted = ""]: AdviceParts): string {
  const text = JSON.parse(quoted)
  const spellings = [`'${text}'`, `"${text}"`, text]
  return inLine((line) => line.replace(spellings.find((spelling) => line.includes(spelling)) ?? "", () => quoted))(spot)
}

function beginLikeNeighbour(spot: Spot): string {
  const [above = "---"] = spot.before.split("\n").slice(-2)
  const neighbour = above === "---" ? (spot.after.split("\n")[1] ?? "") : above
  return inLine((line) => line.replace(/^\s*/, /^ */.exec(neighbour)?.[0] ?? ""))(spot)
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}
