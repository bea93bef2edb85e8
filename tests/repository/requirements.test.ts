import { readFileSync } from "node:fs"

import { listFiles } from "~/scripts/command/list-files"

const DEFINED = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- \*\*([A-Z]\d)\*\* \S/gm)].map(
  ([, code]) => code,
)
/** Codes in parentheses in a comment or a name of a test, or at its beginning: `(N1, F3)`, `test("L1 L2: …")`. */
const CITATIONS = [
  /^\s*(?:\/\/|\/?\*|(?:\}?\]\))?(?:test|describe|"|\]).*?).*\(([A-Z]\d(?:(?:, |–| and )[A-Z]\d)*)\)/gm,
  /["'`]([A-Z]\d(?:(?:, | and | )[A-Z]\d)*):/g,
]

function citationsIn(files: readonly string[]): string[] {
  const texts = files.map((file) => readFileSync(file, "utf8"))
  const lists = texts.flatMap((text) => CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)]))
  return lists.flatMap(([, codes = ""]) => codes.match(/[A-Z]\d/g) ?? [])
}

const files = ["src", "scripts", "tests", "bench"]
  .flatMap((folder) => listFiles(folder))
  .filter(
    (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith("src/lib/texts/") && !file.includes("fixtures/"),
  )

test("every cited requirement is defined once, and every defined one is cited by a test", () => {
  expect(new Set(DEFINED).size).toBe(DEFINED.length)
  expect(citationsIn(files).filter((code) => !DEFINED.includes(code))).toEqual([])
  const tested = citationsIn(files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)))
  expect(DEFINED.filter((code) => !tested.includes(code ?? ""))).toEqual([])
})
