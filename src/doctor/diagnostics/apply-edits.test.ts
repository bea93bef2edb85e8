import { applyEdits } from "./apply-edits"

const edit = (line: number, [from, to]: [number, number], text: string) => ({
  from: { line, column: from },
  to: { line, column: to },
  text,
})

test("edits replace what is between their positions, whatever their order", () => {
  const groups = [[edit(3, [1, 2], "3")], [edit(1, [1, 4], "one"), edit(2, [2, 2], "!")]]
  expect(applyEdits("uno\r\nb\nc\n", groups)).toBe("one\r\nb!\n3\n")
})

test("an edit that overlaps an earlier one waits for the next round, with those that belong to it; others of the line do not", () => {
  const groups = [[edit(1, [1, 3], "x")], [edit(1, [2, 4], "y"), edit(2, [1, 2], "z")]]
  expect(applyEdits("abc\nd", groups)).toBe("xc\nd")
  expect(applyEdits("abc\nd", [...groups, [edit(1, [3, 4], "y")]])).toBe("xy\nd")
})

test("added lines end like those of the text", () => {
  expect(applyEdits("a\r\nb\r\n", [[edit(1, [1, 1], "x\ny\n")]])).toBe("x\r\ny\r\na\r\nb\r\n")
})

test("an edit may take lines away", () => {
  const whole = { from: { line: 2, column: 1 }, to: { line: 3, column: 1 }, text: "" }
  expect(applyEdits("a\nb\nc", [[whole]])).toBe("a\nc")
})
