import { FLAG, readFlags, TEXT } from "~/scripts/command/read-flags"

function read(...args: string[]) {
  jest.replaceProperty(process, "argv", ["node", "command", ...args])
  return readFlags("usage", { name: TEXT, yes: FLAG }, { maxPositionals: 1 })
}

test.each([
  [["--help"]],
  [["--yes", "--help"]],
  [["--nmae", "x", "--help"]],
  [["--name", "--help"]],
  [["--yes=no", "a", "b", "--help"]],
])("%j prints the help and ends the process", (args) => {
  const print = jest.spyOn(console, "log").mockReturnValue(undefined)
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended")
  })
  expect(() => read(...args)).toThrow("ended")
  expect([print.mock.calls, exit.mock.calls]).toEqual([[["usage"]], [[0]]])
})

test("flags have their values; mistakes are listed together", () => {
  expect(read("--name", "A", "--yes", "b")).toEqual({ values: { name: "A", yes: true }, positionals: ["b"] })
  expect(() => read("--nmae", "--yes=no", "--name")).toThrow(
    /^There is no flag --nmae\. Did you mean --name\?\n--yes takes no value\.\n--name has no value\. Write it .+ See --help\.$/,
  )
})
