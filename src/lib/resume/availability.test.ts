import { describeAvailability, isAvailabilityStatus } from "~/src/lib/resume/availability"

test("says whether the owner takes on work", () => {
  expect(describeAvailability({ status: "available", from: null }, "en")).toBe("Available for work")
  expect(describeAvailability({ status: "limited", from: null }, "en")).toBe("Limited availability")
  expect(describeAvailability({ status: "unavailable", from: null }, "en")).toBe("Not available for work")
})

test("says from when, at the precision of the date", () => {
  expect(describeAvailability({ status: "available", from: "2027" }, "en")).toBe("Available for work from 2027")
  expect(describeAvailability({ status: "limited", from: "2027-03" }, "en")).toBe(
    "Limited availability from March 2027",
  )
  expect(describeAvailability({ status: "unavailable", from: "2027-03-01" }, "en-GB")).toBe(
    "Not available for work before 1 March 2027",
  )
})

test("knows a status by its name", () => {
  expect(["available", "unavailable", "toString", ""].map(isAvailabilityStatus)).toEqual([true, true, false, false])
})
