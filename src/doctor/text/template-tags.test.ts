import { checkTemplateTags } from "~/src/doctor/text/template-tags"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

function told(text: string): string[] {
  return checkTemplateTags(readMarkdown(text)).map(
    ({ severity, line, column, found }) => `${severity} ${line}:${column} ${found}`,
  )
}

test("tags of other site builders are warned of where they stand", () => {
  const text = 'A {% raw %} b.\n\n<div>\n  {% include figure.html path="a.png" %}\n</div>\n\n{{< youtube x >}}'
  expect(told(text)).toEqual([
    'warning 3:3 "{% raw %}"',
    'warning 6:3 "{% include figure.html path=\\"a.png\\" %}"',
    'warning 9:1 "{{< youtube x >}}"',
  ])
})

test.each(["`{% raw %}`", "```\n{% raw %}\n```", "{{ count }}", "100 % {of it}"])("%j is no such tag", (text) => {
  expect(told(text)).toEqual([])
})
