import { once, parseOnce } from "./once"

test("a file is parsed again only when its text has changed, even among more files than are remembered", () => {
  const parse = jest.fn((file: string, text: string) => `${file}: ${text}`)
  const parsed = parseOnce(parse)
  expect(["a", "a", "b", "b", "a"].map((text) => parsed("x.md", text))).toEqual(
    ["a", "a", "b", "b", "a"].map((text) => `x.md: ${text}`),
  )
  expect(parse).toHaveBeenCalledTimes(3)
  const files = Array.from({ length: 300 }, (_, index) => `${index}.md`)
  for (const file of [...files, ...files]) expect(parsed(file, "a")).toBe(`${file}: a`)
})

test("a result is computed once for each subject, also when it is undefined", () => {
  const compute = jest.fn(() => undefined)
  const computed = once(compute)
  const subject = {}
  computed(subject)
  computed(subject)
  computed({})
  expect(compute).toHaveBeenCalledTimes(2)
})
