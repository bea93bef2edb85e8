import { editFields } from "~/scripts/command/edit-fields"

const change = (text: string, path: (string | number)[], value: unknown, file = "content/site.yaml") =>
  editFields(file, text, [{ path, value }])

test.each([
  ["a field that is already missing", "title: A # mine\n", ["theme", "accent"], undefined, "title: A # mine\n"],
  ["the same value", "title:   A\n", ["title"], "A", "title:   A\n"],
  ["a year", "date: 2024 # begun\n", ["date"], "2025", "date: 2025 # begun\n"],
  ["digits that are no year", "translates: 12345678\n", ["translates"], "87654321", 'translates: "87654321"\n'],
  ["a field in a group", "author:\n  name: A # me\n", ["author", "name"], "B", "author:\n  name: B # me\n"],
])("%s: all other lines stay", (_what, text, path, value, expected) => {
  expect(change(text, path, value)).toBe(expected)
})

test("a byte-order mark stays, in any format", () => {
  expect(change("\uFEFF---\ntitle: A\n---\nText.\n", ["title"], "B", "content/home.md")).toBe(
    "\uFEFF---\ntitle: B\n---\nText.\n",
  )
  expect(change('\uFEFF{ "title": "A" }\n', ["title"], "B", "content/a.json")).toBe('\uFEFF{ "title": "B" }\n')
})

test("a text is not taken for a group, and a file with a mistake is not changed", () => {
  const at = "content/site.yaml"
  expect(() => change("author: Ada\n", ["author", "name"], "B")).toThrow(`Change author.name in ${at} in a text editor`)
  expect(() => change('{ "a": "A" }', ["a", "b"], "B", "content/a.json")).toThrow("Change a.b in content/a.json")
  expect(() => change("title: A\ntitle: B\n", ["title"], "C")).toThrow(`${at} cannot be read.`)
})

const [MILL, PORT] = ['{ "name": "Mill", "highlights": ["a", "b"] }', '{ "name": "Port" }']
const JOBS = `${MILL},
        ${PORT}`
const RESUME = `{
    "basics": { "name": "Ada", "url": "https://a.test" },

    "work": [
        ${JOBS}
    ],
    "skills": [{ "name": "Looms" }]
}
`
const LANGUAGES = `,
    "languages": [
        {
            "language": "Welsh"
        }
    ]`

test.each<[string, (string | number)[], string, [before: string, after: string]]>([
  ["a section more", ["languages"], '[{ "language": "Welsh" }]', ['"Looms" }]', `"Looms" }]${LANGUAGES}`]],
  ["a field more in one line", ["basics", "label"], '"Author"', ['test"', 'test", "label": "Author"']],
  ["an entry more", ["work"], `[${JOBS}, "B"]`, [JOBS, `${JOBS},\n        "B"`]],
  ["an entry more in one line", ["skills"], '[{ "name": "Looms" }, "B"]', ['s" }', 's" }, "B"']],
  ["an entry less", ["work"], `[${PORT}]`, [JOBS, PORT]],
  ["entries that move", ["work"], `[${PORT}, ${MILL}]`, [JOBS, `${PORT},\n        ${MILL}`]],
  ["another text in a list", ["work", 0, "highlights", 1], '"c"', ['"b"', '"c"']],
])("in JSON of any form, other lines stay as they are: %s", (_what, path, value, [before, after]) => {
  for (const [mark, other] of [
    ["", ""],
    ["    ", "\t"],
    ["\n", "\r\n"],
  ] as const) {
    const edited = change(RESUME.replaceAll(mark, other), path, JSON.parse(value), "content/resume.json")
    expect(edited).toBe(RESUME.replace(before, after).replaceAll(mark, other))
  }
})
