import { accentShades } from "~/src/lib/document/accent"

test("L6: an accent with enough contrast stays as it is", () => {
  expect(accentShades("#0a7558")?.light).toBe("#0a7558")
  expect(accentShades("#3fdcb4")?.dark).toBe("#3fdcb4")
  expect(accentShades("#1DCD9F")?.primary).toBe("#1dcd9f")
})

test.each(["#808080", "#ffffff", "#000000", "#fff", "teal", "rgb(1,2,3)", ""])("%j is no accent", (wish) => {
  expect(accentShades(wish)).toBeNull()
})
