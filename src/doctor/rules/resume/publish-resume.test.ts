import sample from "@jsonresume/schema/sample.resume.json"
import published from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import type { PrivatePart } from "~/src/doctor/schemas/resume-schema"
import { RESUME_SCHEMA_URL } from "~/src/doctor/schemas/resume-schema"

import { publishResume } from "./publish-resume"

const RESUME = {
  $schema: "https://somewhere.else/schema.json",
  basics: {
    name: "Ada",
    phone: "SECRET-PHONE",
    location: { address: "SECRET-STREET", postalCode: "SECRET-CODE", city: "London" },
    salary: "SECRET-SALARY",
  },
  work: [{ id: "job", name: "A", startDate: "1843-07", boss: "SECRET-BOSS" }],
  skills: [
    { name: "S", projects: ["one", "SECRET-DRAFT"] },
    { name: "T", projects: ["SECRET-DRAFT"] },
  ],
  notes: ["SECRET-NOTES"],
  projects: [{ name: "SECRET-PROJECT" }],
  meta: { canonical: "SECRET-META", version: "1" },
}

function publish(resume: object, parts: PrivatePart[]): object {
  return publishResume(resume, { publish: parts, isPublished: (slug) => slug === "one" })
}

test("S3: nothing private, no draft, and nothing that the schema does not know or no page shows is published", () => {
  expect(publish(RESUME, [])).toEqual({
    $schema: RESUME_SCHEMA_URL,
    basics: { name: "Ada", location: { city: "London" } },
    work: [{ id: "job", name: "A", startDate: "1843-07" }],
    skills: [{ name: "S", projects: ["one"] }, { name: "T" }],
  })
})

test.each<[PrivatePart, ...published: string[]]>([
  ["phone", "SECRET-PHONE"],
  ["address", "SECRET-STREET", "SECRET-CODE"],
])("S3: the settings publish the %s, and nothing else that is private", (part, ...published) => {
  expect(JSON.stringify(publish(RESUME, [part])).match(/SECRET-\w+/g)).toEqual(published)
})

test("a published résumé is a JSON Resume with everything that is not private", () => {
  const output = publish(sample, ["phone", "address"])
  expect(addFormats(new Ajv({ strict: false })).validate(published, output)).toBe(true)
  expect(output).toMatchObject({ work: sample.work, education: sample.education })
})
