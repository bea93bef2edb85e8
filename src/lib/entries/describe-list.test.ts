import { describeList } from "~/src/lib/entries/describe-list"

const describeWith = (description: string, names: string[], summary?: string) =>
  describeList({ description }, names, summary).description

test("the description of a list names what is in it, as far as there is space", () => {
  expect(describeWith("All work so far.", ["Note G", "A Loom"])).toBe("All work so far: Note G, A Loom")
  const many = describeWith(
    "All work so far.",
    Array.from({ length: 40 }, (_, index) => `Project ${index}`),
  )
  expect(many).toMatch(/^All work so far: Project 0, .*Project \d+$/)
  expect(many.length).toBeGreaterThan(140)
  expect(many.length).toBeLessThanOrEqual(160)
})

test("a list without entries, and one whose first name is too long, keep their description", () => {
  expect(describeWith("All work so far.", [])).toBe("All work so far.")
  expect(describeWith("All work so far.", ["A".repeat(200), "B"])).toBe("All work so far.")
})

test("a short description has the summary of its only entry, if that fits", () => {
  const describeTag = (summary: string) => describeWith("Work tagged Looms", ["Note G"], summary)
  expect(describeTag("Weaves numbers.")).toBe("Work tagged Looms: Note G. Weaves numbers.")
  expect(describeTag("A".repeat(150))).toBe("Work tagged Looms: Note G")
  const long = "The only work about looms that weave patterns of algebra"
  expect(describeWith(long, ["Note G"], "Weaves numbers.")).toBe(`${long}: Note G`)
})
