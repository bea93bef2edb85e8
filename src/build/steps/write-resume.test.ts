import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

import { checkCvPages } from "~/src/build/resume-pdf/check-cv-pages"
import { describeResume } from "~/src/build/resume-pdf/describe-resume"
import { resumeSource } from "~/src/build/resume-pdf/resume-source"
import { writeResume } from "~/src/build/steps/write-resume"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { SITE } from "~/tests/fixtures/content-folder"
import { publishedSite } from "~/tests/fixtures/published-site"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

/** The fonts of the PDF are packages. */
const PACKAGES = path.resolve("node_modules")
temporaryWorkingDirectory()

const published = publishedSite({
  site: {
    language: "en",
    profiles: [
      { label: "GitHub", url: "https://github.com/ada", icon: "simple-icons:github" },
      { label: "Blog", url: "https://ada.blog/", icon: "lucide:globe" },
    ],
  },
})

test("a variant with more pages than it may have is an error of the check with file and line; a text that no font has is a warning", async () => {
  const work = Array.from({ length: 70 }, (_, index) => ({ id: `job-${index}`, name: `Mill ${index}` }))
  symlinkSync(PACKAGES, "node_modules")
  mkdirSync("content/cv", { recursive: true })
  writeFileSync("content/site.yaml", SITE)
  writeFileSync("content/resume.json", JSON.stringify({ work }))
  writeFileSync("content/cv/long.yaml", "label: 水手\npages: 1\n")
  writeFileSync("content/cv/short.yaml", "jobs: [job-3]\npages: 1\n")
  const [problem, ...others] = (await checkCvPages("content")).map(formatDiagnostic)
  expect(others).toEqual([])
  const [, pages] =
    /^content\/cv\/long\.yaml:2:1 {2}pages — \/resume-long\.pdf has (\d+) pages\. .* or write pages: \1\.$/.exec(
      problem ?? "",
    ) ?? []
  expect(Number(pages)).toBeGreaterThan(1)
  const warnings: string[] = []
  await writeResume(published, (message) => warnings.push(message))
  expect(warnings).toEqual([
    expect.stringMatching(
      /^\/resume-long\.pdf transliterates some texts: no font has 水 手\. Add a font .*static\/resume-long/,
    ),
  ])
  expect(JSON.parse(readFileSync("public/resume.json", "utf8")).basics.profiles).toEqual([
    { network: "GitHub", username: "ada", url: "https://github.com/ada" },
    { network: "Blog", username: "ada.blog", url: "https://ada.blog/" },
  ])
  expect(["long", "short"].map((name) => existsSync(`public/resume-${name}.pdf`))).toEqual([true, true])
})

test("the PDF of a variant has the listed projects of its jobs and publications, and its sections in their order", () => {
  const citation = {
    authors: ["Ada"],
    isSelected: false,
    type: "ScholarlyArticle",
    bibtex: "",
    projects: ["loom", "draft"],
  }
  const work = [{ id: "mill", name: "Mill" }, { name: "School" }]
  const publications = [
    { name: "A", citation },
    { name: "B", citation: { ...citation, isSelected: true } },
  ]
  const projects = [{ slug: "loom", path: "/projects/loom", title: "Loom", experience: "mill" }]
  const cv = { sections: ["publications", "work"], publications: "selected" } as const
  const { json, source } = resumeSource(
    { root: "content", site: published.site, projects },
    { work, publications },
    { ...cv, sections: [...cv.sections] },
  )
  const loom = [{ path: "/projects/loom", title: "Loom", lang: null }]
  expect(source.resume.work.map((job) => [job.startDate, job.projects])).toEqual([
    [null, loom],
    [null, []],
  ])
  expect(source.resume.publications).toMatchObject([{ name: "B", url: null, citation: { doi: null, projects: loom } }])
  expect(describeResume(source).sections.map(({ heading }) => heading)).toEqual(["Publications", "Work"])
  expect(JSON.stringify(json)).not.toMatch(/draft|isSelected/)
})
