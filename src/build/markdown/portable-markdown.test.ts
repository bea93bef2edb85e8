import { parseMarkdown } from "~/src/build/content/markdown-text"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"

const addressOf = (path: string) => `https://ada.dev${path}`

function portable(body: string): string {
  const { tree } = parseMarkdown(body, { file: "index.md", bodyLine: 1 })
  return portableMarkdown({ body, tree }, addressOf)
}

test("links to pages of the site become absolute, and nothing else changes", () => {
  const body = '*A* [x](/about "Title /about"), [y][z] and [w](https://w.org)\n\n`[c](/code)`\n\n[z]: /projects/b\n'
  expect(portable(body)).toBe(
    '*A* [x](https://ada.dev/about "Title /about"), [y][z] and [w](https://w.org)\n\n`[c](/code)`\n\n[z]: https://ada.dev/projects/b\n',
  )
})

test("a picture beside the file is told by its description; one of another host stays", () => {
  const body = '![A loom](loom.png "Caption") and ![B](https://b.org/b.png)'
  expect(portable(body)).toBe("[Picture: A loom] and ![B](https://b.org/b.png)")
})

test("a text with neither is as it was written", () => {
  expect(portable("Text\n  as written")).toBe("Text\n  as written")
})
