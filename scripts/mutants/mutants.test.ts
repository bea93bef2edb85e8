import { chooseMutants } from "../mutants/choose-mutants.mjs"
import { listMutants } from "../mutants/list-mutants.mjs"
import { seededRandom } from "../seeded-random.mjs"

const mistakes = (code: string) =>
  listMutants("a.ts", code).map(({ start, end, to }) => code.slice(0, start) + to + code.slice(end))

test.each([
  ["const a = b === c", ["const a = b !== c"]],
  ["const a = b < 1", ["const a = b >= 1", "const a = b < 2"]],
  ["if (!a && b) c()", ["if (!a || b) c()", "if (a && b) c()", "if (!a && b) ;"]],
  ["const a: 1 | true = f()", []],
  ["type A = { b: 1 }", []],
])("the mistakes that could be made in %s", (code, expected) => {
  expect(mistakes(code)).toEqual(expected)
})

test("every room is met in turn, and the same seed chooses the same", () => {
  const room = (name: string) =>
    Array.from({ length: 9 }, (_, index) => ({ file: `${name}/${index}.ts`, code: "a(1)" }))
  const choose = () =>
    chooseMutants({ lib: room("lib"), client: room("client") }, { count: 6, random: seededRandom(5) })
  const files = choose().map(({ file }) => file)
  expect(files.filter((file) => file.startsWith("lib/"))).toHaveLength(3)
  expect(new Set(files).size).toBe(6)
  expect(choose()).toEqual(choose())
})

test("rooms that have no more files are passed over", () => {
  const rooms = { lib: [{ file: "lib/a.ts", code: "a()" }], client: [{ file: "client/a.ts", code: "type A = 1" }] }
  expect(chooseMutants(rooms, { count: 5, random: seededRandom(1) })).toHaveLength(1)
})
