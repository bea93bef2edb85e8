import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

import { checkInfoStrings } from "./check-info-string"

const fixed = (info: string) => {
  const body = `\`\`\`${info}\na\n\`\`\`\n`
  const edits = checkInfoStrings(readMarkdown(body, "f")).flatMap(({ edits }) => (edits === undefined ? [] : [edits]))
  return /^`{3}(.*)/m.exec(applyEdits(`---\n---\n${body}`, edits))?.[1]
}

test.each([
  ["yaml:title=docker-compose.yml", 'yaml title="docker-compose.yml"'],
  ["shell:title=bin/composer", 'shell title="bin/composer"'],
  ["js:title='a.js'", 'js title="a.js"'],
  ["js:clipboard=a.b", "js:clipboard=a.b"],
  ["text", "text"],
])("```%s becomes ```%s", (info, expected) => {
  expect(fixed(info)).toBe(expected)
})
