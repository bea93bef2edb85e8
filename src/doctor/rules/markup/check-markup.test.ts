import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { PLAIN_TEXTS } from "~/tests/fixtures/plain-texts"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"

import { CHECKED_ROWS, checkMarkup } from "./check-markup"
import { findMarkup } from "./find-markup"

const PAGES = [
  { paths: ["/projects/knots"], title: "Knot Atlas", text: null, isPublic: true },
  { paths: ["/projects/secret"], title: "The Secret", text: null, isPublic: false },
]
const SURROUNDINGS = surroundings(PAGES)
const read = (text: string) => readMarkdown(text, "content/projects/x/index.md")
const fixed = (text: string) => {
  const edits = checkMarkup(read(text), SURROUNDINGS).map((found) => found.edits ?? [])
  return applyEdits(`---\n---\n${text}`, edits).slice(8)
}

test.each(CHECKED_ROWS.map((row) => [...row.example, row] as const))(
  "%j is found by its row alone, and becomes %j",
  (written, becomes, row) => {
    expect(CHECKED_ROWS.filter((each) => findMarkup(read(written), SURROUNDINGS, [each]).length > 0)).toEqual([row])
    const [found, ...others] = checkMarkup(read(written), SURROUNDINGS)
    expect({ found, others }).toMatchObject({ found: { severity: "warning", code: row.code }, others: [] })
    expect(applyEdits(`---\n---\n${written}`, [found?.edits ?? []])).toBe(`---\n---\n${becomes}`)
  },
)

test.each<[text: string, written: string]>([
  ["> [!NOTES]\n> The map.\n> More.", "> [!NOTE]\n> The map.\n> More."],
  ["> [!info]+\r\n> Two.\r\n", "> [!NOTE]\n> Two.\r\n"],
  ["> [!warning]- Mind the gap\n> - one", "> [!WARNING]\n> **Mind the gap**\n>\n> - one"],
  ["> > [!Danger] Stop\n> > Now.", "> > [!CAUTION]\n> > **Stop:** Now."],
  ["> [!tip] Rest", "> [!TIP]\n> **Rest**"],
  ["> [! NOTE]\\\n> The map.", "> [!NOTE]\n> The map."],
  ["> [TIP!]\n>\n> Rest", "> [!TIP]\n>\n> Rest"],
  ["> \\[!tip]\n> Rest", "> [!TIP]\n> Rest"],
  ["> [!tip]: Rest *now*.\n> Sleep.", "> [!TIP]\n> Rest *now*.\n> Sleep."],
  ["> [!quote] Ada\n> Words.", "> **Ada:** Words."],
  ["A \\(n = 500\\) and \\\\(p_0^2\\\\).", "A $n = 500$ and $p_0^2$."],
  ["Of order \\\\(1/N\\\\) and \\\\(\\\\theta\\_0\\\\).", "Of order $1/N$ and $\\theta_0$."],
  ["Text\n\n\\[\nL_p = \\log_{10} \\frac{p}{p_0}\n\\]", "Text\n\n$$\nL_p = \\log_{10} \\frac{p}{p_0}\n$$"],
  ["So \\[a^2\\] is.", "So $a^2$ is."],
  [
    "[[knot atlas|It]], [[projects/knots#A Bow]]",
    "[It](/projects/knots), [projects/knots#A Bow](/projects/knots#a-bow)",
  ],
  ["[[#Bow Line]]", "[Bow Line](#bow-line)"],
  ["![[a b.png|A loom]]", "![A loom](a%20b.png)"],
])("%j is a slip, and becomes %j", (text, written) => {
  expect(fixed(text)).toBe(written)
})

test.each([
  ["See [[The Secret]].", "Write The Secret, with a link if there is a page for it."],
  ["![[a.png|300]]", "Write ![what it shows](a.png), with a description."],
])("of the wiki's %j, the check says: %s", (text, fix) => {
  expect(checkMarkup(read(text), SURROUNDINGS)).toMatchObject([{ fix: expect.stringContaining(fix) }])
})

test.each(PLAIN_TEXTS)("%j is neither", (text) => {
  expect(checkMarkup(read(text), SURROUNDINGS)).toEqual([])
})
