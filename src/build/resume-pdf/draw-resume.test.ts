import { describeResume, type PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { drawResume } from "~/src/build/resume-pdf/draw-resume"
import { openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import type { ResumeSource } from "~/src/build/resume-pdf/resume-source"
import { textsFor } from "~/src/lib/texts/languages"
import { openPdf } from "~/tests/read-pdf"

const JOB = {
  ...{ id: null, name: "Weaving Mill", description: null, location: "Lyon", position: "Weaver" },
  ...{ url: "https://mill.example/", startDate: "1840-05", endDate: null, summary: "Cards for a loom." },
  highlights: ["Twice as fast", "Half as loud"],
  projects: [{ path: "/projects/loom", title: "A Loom", lang: null }],
}

const SECTIONS = {
  ...{ work: [JOB], volunteer: [], education: [], skills: [], languages: [] },
  ...{ awards: [], certificates: [], publications: [], interests: [], references: [] },
}

const SITE = {
  ...{ siteUrl: "https://weaver.example", basePath: "/portfolio", trailingSlash: "always", language: "en-GB" },
  author: { name: "Zoë Weaver" },
  profiles: [{ label: "Profile", url: "https://www.profile.example/zoe", icon: "" }],
  theme: {},
} as Partial<ResumeSource["site"]>

type ResumeOptions = { site?: object; basics?: ResumeSource["basics"]; work?: (typeof JOB)[]; builtAt?: number }

function resumeOf({ site, work = [JOB], ...source }: ResumeOptions = {}): PdfResume {
  return describeResume({
    site: { ...SITE, ...site } as ResumeSource["site"],
    resume: { ...SECTIONS, work },
    basics: { label: "Weaver of numbers", email: "zoe@weaver.test" },
    order: undefined,
    texts: textsFor("en", null),
    builtAt: 1_700_000_000_000,
    ...source,
  })
}

/** Shared, because opening them is slow. */
const FONTS = openPdfFonts()

async function read(resume: PdfResume) {
  const { bytes } = await drawResume(resume, FONTS)
  return { ...(await openPdf(bytes)), bytes }
}

test("the PDF's text can be read, each date on the line of its entry; its links have the base path", async () => {
  const { lines, pages } = await read(resumeOf())
  expect(pages).toHaveLength(1)
  expect(lines.slice(0, 2)).toEqual(["Zoë Weaver", "Weaver of numbers"])
  const words = ["Work", "May 1840 – present Weaving Mill", "Weaver", "Lyon", "Cards for a loom.", "A Loom"]
  expect(lines).toEqual(expect.arrayContaining(words))
  expect(pages[0]?.links).toEqual([
    "mailto:zoe@weaver.test",
    "https://weaver.example/portfolio/",
    "https://www.profile.example/zoe",
    "https://mill.example/",
    "https://weaver.example/portfolio/projects/loom/",
  ])
})

test("screen readers get the title, the language and the role of each part", async () => {
  const { title, language, isTagged, pages, outline } = await read(resumeOf())
  expect(outline).toEqual(resumeOf().sections.map(({ heading }) => heading))
  expect([title, language, isTagged]).toEqual(["Zoë Weaver: résumé", "en-GB", true])
  const tagsLike = (pattern: RegExp) => pages.flatMap(({ tags }) => tags.filter((tag) => pattern.test(tag)))
  expect(tagsLike(/^H\d$/)).toEqual(["H1", "H2", "H3"])
  expect(tagsLike(/^L(I|bl|Body)?$/)).toEqual(["L", "LI", "Lbl", "LBody", "LI", "Lbl", "LBody"])
  expect(tagsLike(/^Link$/)).toHaveLength(5)
})

test("the same content gives the same bytes, in which e-mail addresses cannot be found", async () => {
  const { bytes } = await drawResume(resumeOf())
  expect(bytes.equals((await drawResume(resumeOf())).bytes)).toBe(true)
  expect(bytes.equals((await drawResume(resumeOf({ builtAt: 1_800_000_000_000 }))).bytes)).toBe(false)
  expect(bytes.toString("latin1")).not.toMatch(/zoe|weaver\.test/i)
})

test("several roles follow the name of their employer; a single role shares its entry", async () => {
  const { lines } = await read(resumeOf({ work: [JOB, { ...JOB, position: "Apprentice", startDate: "1838" }] }))
  const roles = ["Weaving Mill", "May 1840 – present Weaver", "1838 – present Apprentice"]
  expect(lines).toEqual(expect.arrayContaining(roles))
})

test("phone, place and the site's e-mail address are printed if they are given", async () => {
  const basics = { phone: "+33 (0)4 00 00", location: { city: "Lyon" } }
  const { contact } = resumeOf({ basics, site: { author: { name: "Zoë", email: "site@weaver.test" } } })
  expect(contact.slice(0, 3)).toEqual([
    { text: "site@weaver.test", url: "mailto:site@weaver.test" },
    { text: "+33 (0)4 00 00", url: "tel:+3340000" },
    "Lyon",
  ])
})

test("a long résumé has numbered pages, none of which ends with a heading or an employer", async () => {
  for (const length of [1, 2, 3]) {
    const long = { ...JOB, summary: "Cards for a loom, punched by hand. ".repeat(length * 3) }
    const work = Array.from({ length: 14 }, (_, index) => ({ ...long, name: `Mill ${Math.floor(index / 2)}` }))
    const { pages, lines } = await read(resumeOf({ work }))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page.lines.at(-1)).toBe(`Zoë Weaver · ${index + 1} / ${pages.length}`)
      expect(page.lines.at(-2)).not.toMatch(/^(Work|Mill \d|May 1840 – present Weaver|Lyon)$/)
    }
    expect(lines.filter((line) => line === "• Half as loud")).toHaveLength(14)
  }
})

test("an item of a list is not split between pages, and an entry longer than a page continues on the next", async () => {
  const highlights = Array.from({ length: 60 }, (_, index) => `Point ${index}: ${"more and more words ".repeat(6)}`)
  const { pages } = await read(resumeOf({ work: [{ ...JOB, highlights }] }))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1)) expect(page.lines[0]).toMatch(/^• Point \d+:/)
  const long = await read(resumeOf({ work: [{ ...JOB, summary: `${"A word more. ".repeat(900)}The end.` }] }))
  expect(long.pages.length).toBeGreaterThan(1)
  expect(long.letters).toMatch(/Theend\..*•Halfasloud/)
})

test.each(["Γιώργος Σεφέρης", "Софья Ковалевская", "Nguyễn Thị Minh"])("%s is printed unchanged", async (name) => {
  const { lines } = await read(resumeOf({ site: { author: { name } } }))
  expect(lines[0]).toBe(name)
})

test("the address of a profile that cannot be decoded is printed as it is", () => {
  const profiles = [{ label: "Profile", url: "https://profile.test/%E0%A4", icon: "" }]
  const { contact } = resumeOf({ site: { profiles } })
  expect(contact.at(-1)).toMatchObject({ text: "profile.test/%E0%A4" })
})

test("characters that no font has are transliterated to Latin", async () => {
  const resume = resumeOf({ site: { author: { name: "東京 Weaver 🧵" } }, basics: { label: "שלום" } })
  const { lines } = await read(resume)
  expect(lines.slice(0, 2)).toEqual(["Dong Jing Weaver", expect.stringMatching(/^[a-z]+$/i)])
})

test.each([
  ["en-US", "0 0 612 792"],
  ["en-GB", "0 0 595.28 841.89"],
])("the page is Letter in American English and A4 in British English: %s", async (language, size) => {
  const { bytes } = await drawResume(resumeOf({ site: { language } }), FONTS)
  expect(bytes.toString("latin1")).toContain(`MediaBox [${size}]`)
})
