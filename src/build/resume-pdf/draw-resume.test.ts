import { type CvSource, describeCv } from "~/src/build/resume-pdf/describe-resume"
import { drawCv } from "~/src/build/resume-pdf/draw-resume"
import { openFaces } from "~/src/build/resume-pdf/pdf-fonts"
import type { Cv } from "~/src/build/resume-pdf/resume-document"
import { type QueriedResume, tellResume } from "~/src/lib/tell-resume"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const NOTHING: QueriedResume = {
  work: [],
  volunteer: [],
  education: [],
  skills: [],
  languages: [],
  awards: [],
  certificates: [],
  publications: [],
  interests: [],
  references: [],
}

const JOB = {
  id: null,
  name: "Weaving Mill",
  description: null,
  location: "Lyon",
  position: "Weaver",
  url: "https://mill.example/",
  startDate: "1840-05",
  endDate: null,
  summary: "Cards for a loom.",
  highlights: ["Twice as fast", "Half as loud"],
  projects: [{ path: "/projects/loom", title: "A Loom" }],
}

type Given = Partial<Omit<CvSource, "resume">> & { resume?: Partial<QueriedResume> }

function cvOf({ resume, ...source }: Given = {}): Cv {
  return describeCv({
    name: "Zoë Weaver",
    language: "en-GB",
    accent: "#0a7558",
    builtAt: 1_700_000_000_000,
    basics: { label: "Weaver of numbers", email: "zoe@weaver.test" },
    site: { siteUrl: "https://weaver.example", basePath: "/portfolio", trailingSlash: "always" },
    email: null,
    profiles: [{ url: "https://www.profile.example/zoe" }],
    resume: tellResume({ ...NOTHING, work: [JOB], ...resume }, "en-GB"),
    ...source,
  })
}

/** Opened once: that takes longest. */
const FACES = openFaces()

async function read(cv: Cv, faces = FACES) {
  const { bytes, missing } = await drawCv(cv, faces)
  const pdf = await openPdf(bytes)
  const lines = pdf.pages.flatMap((page) => page.lines)
  return { ...pdf, bytes, lines, missing: [...missing], letters: lettersOf(lines.join("")) }
}

test("the words of a résumé can be read and searched in it, dates on the line of what they date", async () => {
  const { lines, pages } = await read(cvOf())
  expect(pages).toHaveLength(1)
  expect(lines.slice(0, 2)).toEqual(["Zoë Weaver", "Weaver of numbers"])
  for (const words of ["Work", "May 1840 – present Weaving Mill", "Weaver", "Lyon", "Cards for a loom.", "A Loom"]) {
    expect(lines).toContain(words)
  }
})

test("links lead to the owner, the site, the profiles, the employer and the projects, below the base path", async () => {
  const { pages } = await read(cvOf())
  expect(pages.flatMap(({ links }) => links)).toEqual([
    "mailto:zoe@weaver.test",
    "https://weaver.example/portfolio/",
    "https://www.profile.example/zoe",
    "https://mill.example/",
    "https://weaver.example/portfolio/projects/loom/",
  ])
})

test("whoever hears it is told its title, its language, and what each part is", async () => {
  const { title, language, isTagged, pages } = await read(cvOf())
  expect([title, language, isTagged]).toEqual(["Zoë Weaver: résumé", "en-GB", true])
  const tags = pages.flatMap((page) => page.tags)
  expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual(["H1", "H2", "H3"])
  expect(tags.filter((tag) => ["L", "LI", "Lbl", "LBody"].includes(tag))).toEqual([
    "L",
    ...["LI", "Lbl", "LBody"],
    ...["LI", "Lbl", "LBody"],
  ])
  expect(tags.filter((tag) => tag === "Link")).toHaveLength(5)
})

test("the same content makes the same bytes, whenever it is drawn", async () => {
  const first = await drawCv(cvOf())
  const second = await drawCv(cvOf())
  expect(first.bytes.equals(second.bytes)).toBe(true)
  const later = await drawCv(cvOf({ builtAt: 1_800_000_000_000 }))
  expect(later.bytes.equals(first.bytes)).toBe(false)
})

test("e-mail addresses are read and clicked, but not found by those who search its bytes", async () => {
  const { bytes, letters, pages } = await read(cvOf())
  expect(letters).toContain("zoe@weaver.test")
  expect(pages[0]?.links).toContain("mailto:zoe@weaver.test")
  expect(bytes.toString("latin1")).not.toMatch(/zoe|weaver\.test/i)
})

test("several roles at one employer stand below its name, a single one beside it", async () => {
  const { lines } = await read(cvOf({ resume: { work: [JOB, { ...JOB, position: "Apprentice", startDate: "1838" }] } }))
  expect(lines).toContain("Weaving Mill")
  expect(lines).toContain("May 1840 – present Weaver")
  expect(lines).toContain("1838 – present Apprentice")
})

test("phone, place and the site's own address for letters are told only if they are given", async () => {
  const { letters, pages } = await read(
    cvOf({ basics: { phone: "+33 4 00 00", location: { city: "Lyon" } }, email: "site@weaver.test" }),
  )
  for (const words of ["site@weaver.test", "+3340000", "Lyon"]) expect(letters).toContain(words)
  expect(pages.flatMap(({ links }) => links)).toContain("tel:+3340000")
})

test("a long résumé goes on on further pages: no heading or employer is last on one, and each is numbered", async () => {
  for (const length of [1, 2, 3]) {
    const long = { ...JOB, summary: "Cards for a loom, punched by hand. ".repeat(length * 3) }
    const work = Array.from({ length: 14 }, (_, index) => ({ ...long, name: `Mill ${Math.floor(index / 2)}` }))
    const { pages, lines } = await read(cvOf({ resume: { work, education: [] } }))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page.lines.at(-1)).toBe(`Zoë Weaver · ${index + 1} / ${pages.length}`)
      expect(page.lines.at(-2)).not.toMatch(/^(Work|Mill \d|May 1840 – present Weaver|Lyon)$/)
    }
    expect(lines.filter((line) => line === "• Half as loud")).toHaveLength(14)
  }
})

test("points of a list stay whole where a page ends", async () => {
  const highlights = Array.from({ length: 60 }, (_, index) => `Point ${index}: ${"more and more words ".repeat(6)}`)
  const { pages } = await read(cvOf({ resume: { work: [{ ...JOB, highlights }] } }))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1)) expect(page.lines[0]).toMatch(/^• Point \d+:/)
})

test("an entry longer than a page is told to its end", async () => {
  const summary = `${"A word more. ".repeat(900)}The end.`
  const { pages, letters } = await read(cvOf({ resume: { work: [{ ...JOB, summary }] } }))
  expect(pages.length).toBeGreaterThan(1)
  expect(letters).toContain("Theend.")
  expect(letters).toContain("•Halfasloud")
})

test("Greek, Cyrillic and Vietnamese are printed as they are", async () => {
  const names = ["Γιώργος Σεφέρης", "Софья Ковалевская", "Nguyễn Thị Minh"]
  for (const name of names) {
    const { lines, missing } = await read(cvOf({ name }))
    expect([lines[0], missing]).toEqual([name, []])
  }
})

test("letters that no face has are told, and written in Latin ones instead of empty boxes", async () => {
  const { lines, missing } = await read(cvOf({ name: "東京 Weaver 🧵", basics: { label: "שלום" } }), openFaces())
  expect(missing).toEqual(expect.arrayContaining(["東", "京", "🧵", "ש"]))
  expect(lines[0]).toBe("Dong Jing Weaver")
  expect(lines[1]).toMatch(/^[a-z]+$/i)
})

test("whoever prints on Letter gets Letter", async () => {
  const sizeOf = async (language: string) => {
    const { bytes } = await drawCv(cvOf({ language }), FACES)
    return /MediaBox \[([^\]]+)\]/.exec(bytes.toString("latin1"))?.[1]
  }
  expect(await sizeOf("en-US")).toBe("0 0 612 792")
  expect(await sizeOf("en-GB")).toBe("0 0 595.28 841.89")
})
