import { formatDate, formatPeriod } from "~/src/lib/dates"

test("a date is printed at the precision it was given", () => {
  expect(formatDate("1843", "en-GB")).toBe("1843")
  expect(formatDate("1843-07", "en-GB")).toBe("July 1843")
  expect(formatDate("1843-07-01", "en-GB")).toBe("1 July 1843")
})

test("a date is the same west of Greenwich, where the tests run", () => {
  expect(new Date().getTimezoneOffset()).toBeGreaterThan(0)
  expect(formatDate("2024-01", "en")).toBe("January 2024")
  expect(formatDate("2024-01-01", "en-GB")).toBe("1 January 2024")
})

test("a period does not repeat its year", () => {
  expect(formatPeriod("1843-07", "1843-09", "en-GB")).toBe("July – September 1843")
  expect(formatPeriod("1842-10", "1843-09", "en-GB")).toBe("October 1842 – September 1843")
  expect(formatPeriod("1843", "1843", "en-GB")).toBe("1843")
  expect(formatPeriod("1840", "1841", "en-GB")).toBe("1840–1841")
  expect(formatPeriod("1843", null, "en-GB")).toBe("1843")
  expect(formatPeriod("2024-05", "present", "en-GB")).toBe("May 2024 – present")
})
