import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { applyCv, isOfLanguage } from "~/src/doctor/readers/content/read-cv"
import { cvSchema } from "~/src/doctor/schemas/cv-schema"
import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

const RESUME = {
  basics: { label: "Weaver", email: "zoe@loom.dev" },
  work: [
    { id: "mill", name: "Weaving Mill", highlights: ["Taught nine weavers", "Built a loom", "Taught the tenth"] },
    { name: "School", position: "Teacher" },
    { name: "School", position: "Pupil" },
  ],
  skills: [{ name: "Weaving" }, { name: "Sums" }],
}
const apply = (fields: object) => applyCv(RESUME, cvSchema.parse(fields))

test("a variant without fields is the résumé", () => {
  expect(apply({})).toEqual(RESUME)
})

test("a variant has the chosen publications and sections", () => {
  const [selected, other, own] = [{ citation: { isSelected: true } }, { citation: { isSelected: false } }, {}]
  const resume = { ...RESUME, publications: [selected, other, own] }
  const chosen = (fields: object) => applyCv(resume, cvSchema.parse(fields))
  expect(chosen({ publications: "selected" }).publications).toEqual([selected])
  expect(chosen({ publications: "none" }).publications).toEqual([])
  expect(chosen({ publications: "all" })).toEqual(resume)
  expect(Object.keys(chosen({ sections: ["skills", "publications"] }))).toEqual(["basics", "skills", "publications"])
})

test("a variant has the chosen jobs and skills in its order, the highlights that begin so, and its own words", () => {
  const { basics, work, skills } = apply({
    ...{ label: "Teacher", summary: "I teach." },
    ...{ jobs: ["School", "mill"], highlights: ["Taught"], skills: ["Sums"] },
  })
  expect(basics).toEqual({ label: "Teacher", summary: "I teach.", email: "zoe@loom.dev" })
  expect(work.map(({ name }) => name)).toEqual(["School", "School", "Weaving Mill"])
  expect(work[2]?.highlights).toEqual(["Taught nine weavers", "Taught the tenth"])
  expect(skills).toEqual([{ name: "Sums" }])
  expect(apply({ skills: [] }).skills).toEqual([])
  expect(apply({ jobs: ["Weaving Mill", "mill"] }).work).toHaveLength(1)
})

test.each([
  [undefined, "en", [], true],
  ["de", "en", [], true],
  ["de", "en", ["en", "de"], false],
  ["de", "de", ["en", "de"], true],
  [undefined, "de", ["en", "de"], false],
  ["nl", "en", ["en", "de"], true],
  ["nl", "de", ["en", "de"], false],
])("a variant in %s belongs to the site in %s of %j: %s", (cv, language, languages, expected) => {
  expect(isOfLanguage({ language: cv }, { language, languages })).toBe(expected)
})

test("the files of a variant are below its own language, which may be one of the site's with texts of the owner", () => {
  content.write("site.yaml", SITE.replace("language: en", "language: en\nlanguages: [en, sw]"))
  content.write("cv/other.yaml", "label: Other\n")
  const links = ["/resume-teaching.pdf", "/sw/resume-teaching.pdf", "/resume-other.json", "/sw/resume-other.json"]
  content.write("about.md", `${PAGE}---\n\n${links.map((link) => `[a](${link})`).join(" ")}\n`)
  content.write("cv/teaching.yaml", "language: sw\n")
  content.write("resume.json", JSON.stringify(RESUME))
  const { diagnostics } = diagnoseContent(content.root)
  expect(diagnostics.filter(({ file }) => file.includes("/cv/"))).toEqual([])
  const wrong = diagnostics.filter(({ field }) => field === "link")
  expect(wrong.map(({ message, fix }) => `${message} ${fix}`)).toEqual(
    ["/resume-teaching.pdf", "/sw/resume-other.json"].map((link) => expect.stringContaining(`"${link}" leads to no`)),
  )
})
