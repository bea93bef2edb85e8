import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

import { openResults } from "./kept-results"

const folder = temporaryWorkingDirectory()

/** Returns which of the inputs a build has to make something of. */
function madeBy(code: string, inputs: string[]): string[] {
  folder.write("gatsby-node.js", code)
  const results = openResults("lengths")
  const made: string[] = []
  for (const input of inputs) {
    const length = results.of(input, () => {
      made.push(input)
      return input.length
    })
    expect(length).toBe(input.length)
  }
  results.keep()
  return made
}

test("a build makes only what the last one did not make of the same inputs with the same code", () => {
  expect(madeBy("1", ["a", "bb", "a"])).toEqual(["a", "bb"])
  expect(madeBy("1", ["a", "ccc"])).toEqual(["ccc"])
  expect(madeBy("1", ["a", "bb", "ccc"])).toEqual(["bb"])
  expect(madeBy("2", ["a"])).toEqual(["a"])
  expect(madeBy("2", ["a"])).toEqual([])
})

test.each(["", "{", "null", '{"a":'])("a damaged file has no results, and is written anew: %j", (damaged) => {
  madeBy("1", ["a"])
  folder.write("node_modules/.cache/results/lengths.json", damaged)
  expect(madeBy("1", ["a"])).toEqual(["a"])
  expect(madeBy("1", ["a"])).toEqual([])
})

test("of code that is not known, nothing is kept", () => {
  const make = jest.fn(() => 1)
  for (let build = 0; build < 2; build += 1) {
    const results = openResults("numbers")
    results.of("input", make)
    results.keep()
  }
  expect(make).toHaveBeenCalledTimes(2)
})
