import { describeList } from "~/src/lib/entries/describe-list"

const describeWith = (description: string, names: string[]) => describeList({ description }, names).description

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
