import { findCycles, folderImports } from "./find-cycles"

const LINE = { "src/a/x.ts": ["src/b/y.ts"], "src/b/y.ts": ["src/c/z.ts"], "src/c/z.ts": [] }
const RING = { ...LINE, "src/c/z.ts": ["src/a/x.ts"], "src/d.ts": ["src/a/x.ts"] }
const KNOT = { ...LINE, "src/c/w.ts": ["src/a/v.ts"], "src/a/v.ts": [] }

const imports = (files: Record<string, string[]>) => new Map(Object.entries(files))

test("a line has no cycle; files that import each other through others are one", () => {
  expect(findCycles(imports(LINE))).toEqual([])
  expect(findCycles(imports(RING))).toEqual([["src/a/x.ts", "src/b/y.ts", "src/c/z.ts"]])
})

test("folders can be a cycle although their files are none", () => {
  expect(findCycles(imports(KNOT))).toEqual([])
  expect(findCycles(folderImports(imports(KNOT)))).toEqual([["src/a", "src/b", "src/c"]])
  expect(findCycles(folderImports(imports(LINE)))).toEqual([])
})
