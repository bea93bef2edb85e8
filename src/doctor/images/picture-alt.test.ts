import { checkPictureAlt } from "~/src/doctor/images/picture-alt"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

test("a picture says what it shows, or that it only decorates", () => {
  expect(checkPictureAlt(readMarkdown('![A loom](a.png) ![""](b.png)\n\n![""][c]\n\n[c]: c.png'))).toEqual([])
})

test.each(["![](a.png)", "![ ](a.png)", "![][a]\n\n[a]: a.png"])(
  "a picture that says nothing is an error: %j",
  (text) => {
    expect(checkPictureAlt(readMarkdown(`Text.\n\n${text}`))).toEqual([
      expect.objectContaining({ line: 5, column: 1, found: "no description" }),
    ])
  },
)

test("a picture by HTML has a description, too", () => {
  const text =
    'A <img src="a.png"> b.\n\n<p>\n<IMG SRC=b.png\n alt=""> <!-- <img src="c.png"> -->\n <img title=">" src=d.png></p>'
  expect(checkPictureAlt(readMarkdown(text)).map(({ line, column }) => `${line}:${column}`)).toEqual(["3:3", "8:2"])
})
