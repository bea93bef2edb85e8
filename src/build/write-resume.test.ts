import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

import { resumeFields } from "~/src/build/graphql/resume-node"
import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { writeResume } from "~/src/build/write-resume"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

/** The fonts of the PDF are packages. */
const PACKAGES = path.resolve("node_modules")
temporaryWorkingDirectory()

const site = {
  ...{ siteUrl: "https://ada.dev", basePath: "", trailingSlash: "never", language: "en", languages: [] as string[] },
  ...{ author: { name: "Ada" }, profiles: [], theme: {}, resume: { publish: [] } },
} as unknown as Published["site"]
const JOB = {
  position: null,
  location: null,
  url: null,
  description: null,
  startDate: null,
  endDate: null,
  summary: null,
}

test("a variant with more pages than it may have is a mistake with file and line, and so is the number to write", async () => {
  const work = Array.from({ length: 70 }, (_, index) => ({ id: `job-${index}`, name: `Mill ${index}` }))
  symlinkSync(PACKAGES, "node_modules")
  mkdirSync("content/cv", { recursive: true })
  writeFileSync("content/resume.json", JSON.stringify({ work }))
  writeFileSync("content/cv/long.yaml", "label: Weaver\npages: 1\n")
  writeFileSync("content/cv/short.yaml", "jobs: [job-3]\npages: 1\n")
  const queried = work.map((job) => ({ ...JOB, ...job, highlights: [], projects: [] }))
  const data = { resume: { ...resumeFields({}), work: queried } }
  writePublicFile("page-data/about/page-data.json", JSON.stringify({ result: { data } }))
  const [problem = "", ...others] = await writeResume({ site, projects: [] as Published["projects"] } as Published)
  expect(others).toEqual([])
  const [, pages] =
    /^content\/cv\/long\.yaml:2:1 {2}pages — The PDF has (\d+) pages\. .* or write pages: \1\.$/.exec(problem) ?? []
  expect(Number(pages)).toBeGreaterThan(1)
  expect(["long", "short"].map((name) => existsSync(`public/resume-${name}.pdf`))).toEqual([true, true])
})
