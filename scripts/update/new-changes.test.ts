import { newChanges } from "./new-changes"

const BEFORE = `# Changelog

What changed.

## Unreleased

**For visitors.**

- A known change
  over two lines.

## 1.0.0

**For owners.** The first version.
`

test("only new entries are returned, below their headings, also after a release and with other line breaks", () => {
  const after = BEFORE.replace("## Unreleased", "## 2.0.0\n\n**For owners.**\n\n- Newest.\n\n## 1.1.0")
    .replace("change\n  over two", "change over\n  two")
    .replace("## 1.0.0", "**For owners.**\n\n- New, and\n  long.\n- Newer.\n\n## 1.0.0")
  expect(newChanges(BEFORE, after)).toBe(
    "## 2.0.0\n**For owners.**\n- Newest.\n## 1.1.0\n**For owners.**\n- New, and\n  long.\n- Newer.",
  )
})

test("a changelog without changes has none", () => {
  expect(newChanges(BEFORE, BEFORE)).toBe("")
})
