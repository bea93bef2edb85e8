import sample from "@jsonresume/schema/sample.resume.json"
import published from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import { publishResume } from "~/src/doctor/resume/publish-resume"
import type { Resume } from "~/src/doctor/resume/read-resume"
import { RESUME_SCHEMA_URL } from "~/src/doctor/schemas/resume-schema"

const isValid = addFormats(new Ajv({ strict: false })).compile(published)

const resume = {
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
} as unknown as Resume

const isPublished = (slug: string) => slug === "one"

test("S3: nothing private, no draft, and nothing that the schema does not know is published", () => {
  expect(publishResume(resume, { publish: [], isPublished })).toEqual({
    $schema: RESUME_SCHEMA_URL,
    basics: { name: "Ada", location: { city: "London" } },
    work: [{ id: "job", name: "A", startDate: "1843-07" }],
    skills: [{ name: "S", projects: ["one"] }, { name: "T" }],
  })
})

test("what the settings name is published, and nothing else that is private", () => {
  const withPhone = JSON.stringify(publishResume(resume, { publish: ["phone"], isPublished }))
  expect(withPhone.match(/SECRET-\w+/g)).toEqual(["SECRET-PHONE"])
  const withAddress = JSON.stringify(publishResume(resume, { publish: ["address"], isPublished }))
  expect(withAddress.match(/SECRET-\w+/g)).toEqual(["SECRET-STREET", "SECRET-CODE"])
})

test("a published résumé is a JSON Resume with everything that is not private", () => {
  const { basics, ...others } = sample as unknown as Resume
  const output = publishResume({ basics, ...others } as Resume, { publish: ["phone", "address"], isPublished })
  expect(isValid(output)).toBe(true)
  expect(output).toMatchObject(JSON.parse(JSON.stringify({ work: others.work, education: others.education })))
})
