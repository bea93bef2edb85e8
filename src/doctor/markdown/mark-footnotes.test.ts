import { renderMarkdown } from "~/tests/hostile/render-markdown"

const TEXT =
  "First [^late] and[^early] again [^late].\n\n[^early]: Early *note*\n\n[^late]: Late\n\n[^unused]: Unused\n"

test("footnotes are numbered and listed in the order of their mentions, whatever they are called", async () => {
  const html = await renderMarkdown(TEXT)
  expect(html).toMatch(/First\u00a0<sup[^>]*><a[^>]*>1<\/a><\/sup> and<sup[^>]*><a[^>]*>2<\/a>/)
  expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["fn-late", "fn-early"])
  expect(html).not.toContain("Unused")
})

test("footnotes keep their ids, are named, and lead back to their first mention alone", async () => {
  const html = await renderMarkdown(TEXT)
  expect(html).toContain('<sup id="fnref-late"><a href="#fn-late" class="footnote-ref">1</a></sup>')
  expect(html).toContain('again\u00a0<sup><a href="#fn-late" class="footnote-ref">1</a></sup>')
  expect(html).toContain('<section class="footnotes" aria-label="Footnotes"><hr>')
  const back = '<a href="#fnref-late" class="footnote-backref" aria-label="Back to the text">↩</a>'
  expect(html).toContain(`<li id="fn-late">Late\u00a0${back}</li>`)
  expect(html.match(/footnote-backref/g)).toHaveLength(2)
  expect(html).not.toMatch(/user-content|data-footnote|aria-describedby/)
})

test("a footnote whose name is not ASCII is found by its links", async () => {
  const html = await renderMarkdown("A[^ñ]\n\n[^ñ]: B\n\n    code\n")
  expect(html).toContain('<sup id="fnref-ñ"><a href="#fn-%C3%B1"')
  expect(html).toContain('<li id="fn-ñ">')
  expect(html).toContain('href="#fnref-%C3%B1" class="footnote-backref"')
})
