import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { PLAIN_TEXTS } from "~/tests/fixtures/plain-texts"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"

import { CHECKED_ROWS, checkMarkup } from "./check-markup"
import { findMarkup } from "./find-markup"

const PAGES = [{ paths: ["/projects/knots"], title: "Knot Atlas", text: null, isPublic: true }]
const SURROUNDINGS = surroundings(PAGES)
const read = (text: string) => readMarkdown(text, "content/projects/x/index.md")

test.each(CHECKED_ROWS.map((row) => [...row.example, row] as const))(
  "%j is found by its row alone, and becomes %j",
  (written, becomes, row) => {
    expect(CHECKED_ROWS.filter((each) => findMarkup(read(written), SURROUNDINGS, [each]).length > 0)).toEqual([row])
    const [found, ...others] = checkMarkup(read(written), SURROUNDINGS)
    expect({ found, others }).toMatchObject({ found: { severity: "warning", code: row.code }, others: [] })
    expect(applyEdits(`---\n---\n${written}`, [found?.edits ?? []])).toBe(`---\n---\n${becomes}`)
  },
)

test.each(['{{< figure src="a.png" >}}', "Today {{ page.date }}", "{/* a note */}", "![a](b.png){width=300}"])(
  "%j is what another site builder has left: one warning, which names npm run import and changes nothing",
  (text) => {
    expect(checkMarkup(read(text), SURROUNDINGS)).toEqual([
      expect.objectContaining({ code: "foreign-markup", fix: expect.stringContaining("run npm run import.") }),
    ])
    expect(checkMarkup(read(text), SURROUNDINGS)[0]).not.toHaveProperty("edits")
  },
)

test("each formula between double backslashes keeps to its own brackets", () => {
  const text = "Of order \\\\(1/N\\\\), for \\\\(N=4\\\\) and \\\\(\\\\theta\\_0\\\\)."
  const edits = checkMarkup(read(text), SURROUNDINGS).map((found) => found.edits ?? [])
  expect(applyEdits(`---\n---\n${text}`, edits)).toBe("---\n---\nOf order $1/N$, for $N=4$ and $\\theta_0$.")
})

test.each(PLAIN_TEXTS)("%j is neither", (text) => {
  expect(checkMarkup(read(text), SURROUNDINGS)).toEqual([])
})
