import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

const ROOMS = ["components", "templates", "pages", "app"]
const SPOKEN = ["aria-label", "alt", "title", "placeholder", "data-tooltip"]

function views(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(path.join("src", room), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
      .map((file) => path.join("src", room, file)),
  )
}

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
  expect(views().length).toBeGreaterThan(20)
  expect(views().flatMap((file) => literalsIn(file, readFileSync(file, "utf8")))).toEqual([])
})
