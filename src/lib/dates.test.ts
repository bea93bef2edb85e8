import { formatDate, formatPeriod, yearOf } from "~/src/lib/dates"

test("a date is printed at the precision it was given", () => {
  expect(formatDate("1843", "en-GB")).toBe("1843")
  expect(formatDate("1843-07", "en-GB")).toBe("July 1843")
  expect(formatDate("1843-07-01", "en-GB")).toBe("1 July 1843")
})

test("a date is the same west and east of Greenwich", () => {
  const zone = process.env.TZ
  for (const TZ of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
    process.env.TZ = TZ
    expect(formatDate("2024-01", "en")).toBe("January 2024")
  }
  process.env.TZ = zone
})

test("a period does not repeat its year", () => {
  expect(formatPeriod("1843-07", "1843-09", "en-GB")).toBe("July – September 1843")
  expect(formatPeriod("1842-10", "1843-09", "en-GB")).toBe("October 1842 – September 1843")
  expect(formatPeriod("1843", "1843", "en-GB")).toBe("1843")
  expect(formatPeriod("1840", "1841", "en-GB")).toBe("1840–1841")
  expect(formatPeriod("1843", null, "en-GB")).toBe("1843")
  expect(formatPeriod("2024-05", "present", "en-GB")).toBe("May 2024 – present")
})

test("a year is read without a calendar", () => {
  expect(yearOf("1843-01-01")).toBe("1843")
})
