import { describeList } from "~/src/lib/entries/describe-list"

const ALL = "All work so far."
const MANY = Array.from({ length: 40 }, (_, index) => `Project ${index + 10}`)
const LONG = "The only work about looms that weave patterns of algebra"

test.each([
  [ALL, ["Note G", "A Loom"], undefined, "All work so far: Note G, A Loom"],
  [ALL, MANY, undefined, `All work so far: ${MANY.slice(0, 12).join(", ")}`],
  // Without entries, or if the first name is too long.
  [ALL, [], undefined, ALL],
  [ALL, ["A".repeat(200), "B"], undefined, ALL],
  // A short description has the summary of its only entry, if that fits.
  ["Work tagged Looms", ["Note G"], "Weaves numbers.", "Work tagged Looms: Note G. Weaves numbers."],
  ["Work tagged Looms", ["Note G"], "A".repeat(150), "Work tagged Looms: Note G"],
  [LONG, ["Note G"], "Weaves numbers.", `${LONG}: Note G`],
])(
  "the description %j of a list names what is in it, as far as there is space: %j",
  (words, names, summary, expected) => {
    expect(describeList({ description: words }, names, summary).description).toBe(expected)
  },
)
