import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

import { listFiles } from "~/scripts/command/list-files"

const ROOMS = ["components", "templates", "pages", "app"]
const VIEWS = ROOMS.flatMap((room) => listFiles(path.join("src", room))).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
)
const SPOKEN = ["aria-label", "alt", "title", "placeholder", "data-tooltip"]

/** Words between tags, and in the attributes that are read out or shown. */
function literalsIn(name: string, code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(`${name}: ${node.text.trim()}`)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const isWorded = SPOKEN.includes(node.name.getText()) && /\p{L}/u.test(node.initializer.text)
      if (isWorded) found.push(`${name}: ${node.initializer.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

test("X1: no view contains words of its own", () => {
  expect(VIEWS.length).toBeGreaterThan(20)
  expect(VIEWS.flatMap((file) => literalsIn(file, readFileSync(file, "utf8")))).toEqual([])
})
