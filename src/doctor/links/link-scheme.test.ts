import { checkLinkSchemes } from "~/src/doctor/links/link-scheme"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

test("links that are not encrypted are warned of", () => {
  expect(checkLinkSchemes(readMarkdown("[a](http://ada.dev)\n\n[b]\n\n[b]: http://b.dev"))).toEqual([
    expect.objectContaining({ severity: "warning", line: 3, found: '"http://ada.dev"' }),
    expect.objectContaining({ severity: "warning", line: 7, found: '"http://b.dev"' }),
  ])
})

test.each(["javascript:alert(1)", "ftp://ada.dev/x", "JavaScript:x"])("%s is an error: the page drops it", (url) => {
  const [problem] = checkLinkSchemes(readMarkdown(`[a](${url})`))
  expect(problem).toMatchObject({ line: 3, found: JSON.stringify(url) })
  expect(problem).not.toHaveProperty("severity")
})

test("addresses of the web, of mailboxes and of telephones are links", () => {
  const text = "<https://ada.dev> [m](mailto:a@ada.dev) [t](tel:+44) [p](/about) [h](#here) [r](other.md)"
  expect(checkLinkSchemes(readMarkdown(text))).toEqual([])
})
