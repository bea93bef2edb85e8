import { checkTextPlaceholders } from "~/src/doctor/text/text-placeholders"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

function told(text: string): string[] {
  return checkTextPlaceholders(readMarkdown(text)).map(
    ({ severity, line, column, found }) => `${severity} ${line}:${column} ${found}`,
  )
}

test("words that a template leaves are warned of where they stand", () => {
  expect(told("I am Your Name.\n\nMore,\nand **Lorem Ipsum** dolor\nTODO: end")).toEqual([
    'warning 3:6 "Your Name"',
    'warning 6:7 "Lorem Ipsum"',
    'warning 7:1 "TODO"',
  ])
})

test("the text that a new project begins with is warned of", () => {
  expect(told("Tell the story here, in Markdown.")).toEqual(['warning 3:1 "Tell the story here"'])
})

test("links that lead nowhere are warned of", () => {
  expect(told("[a](#) [b](https://example.com/x) [c]()\n\n[d]: https://ada.example\n\n[d]")).toEqual([
    'warning 3:1 "#"',
    'warning 3:8 "https://example.com/x"',
    'warning 3:35 ""',
    'warning 5:1 "https://ada.example"',
  ])
})

test("code, a list of things to do, and links that lead somewhere are left alone", () => {
  expect(told("`TODO` [todo](#todo) Todo\n\n```\nTODO example.com\n```\n\n[x](https://ada.dev/example.com)")).toEqual(
    [],
  )
})
