import { readdirSync, readFileSync } from "node:fs"

const FOLDER = "docs/decisions"
const INDEX = "README.md"
const ROW = /^\| \[(\d+)\]\((.+?)\) \| (.+) \| (\d{4}-\d\d-\d\d) \| (.+) \|$/gm
const STATUS = /^(?:current|replaced by (\d+)|about a removed capability)(?:;.* replaced by (\d+))?$/

const files = readdirSync(FOLDER).filter((file) => file !== INDEX)
const rows = [...readFileSync(`${FOLDER}/${INDEX}`, "utf8").matchAll(ROW)]

test("the index lists every decision with its number, title and date, in order", () => {
  const decisions = files.sort().map((file) => {
    const [, number, title, date] =
      /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d)/.exec(readFileSync(`${FOLDER}/${file}`, "utf8")) ?? []
    expect(file).toMatch(new RegExp(`^0*${number}-`))
    return [number, file, title, date]
  })
  expect(rows.map(([, ...cells]) => cells.slice(0, 4))).toEqual(decisions)
})

test("each decision has a status, which names only decisions that exist", () => {
  const numbers = rows.map(([, number]) => number)
  for (const [, number, , , , status = ""] of rows) {
    const [whole, ...replacing] = STATUS.exec(status) ?? []
    expect([number, whole]).toEqual([number, status])
    expect(numbers).toEqual(expect.arrayContaining(replacing.filter(Boolean)))
  }
})
