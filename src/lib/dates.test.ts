import { formatDate, formatPeriod } from "~/src/lib/dates"

test.each([
  ["1843", "1843"],
  ["1843-07", "July 1843"],
  ["1843-07-01", "1 July 1843"],
  // The tests run west of Greenwich, where a date read as UTC would be a day earlier.
  ["2024-01", "January 2024"],
  ["2024-01-01", "1 January 2024"],
])("%s is %s", (date, text) => {
  expect(new Date().getTimezoneOffset()).toBeGreaterThan(0)
  expect(formatDate(date, "en-GB")).toBe(text)
})

test.each([
  ["1843-07", "1843-09", "July – September 1843"],
  ["1842-10", "1843-09", "October 1842 – September 1843"],
  ["1843", "1843", "1843"],
  ["1840", "1841", "1840–1841"],
  ["1843", null, "1843"],
  ["2024-05", "present", "May 2024 – present"],
] as const)("the period from %s to %s is “%s”", (start, end, text) => {
  expect(formatPeriod(start, end, "en-GB")).toBe(text)
})
