import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import type { Published, PublishedProject } from "~/src/build/read-published"
import { describeResume } from "~/src/build/resume-pdf/describe-resume"
import { projectSchema } from "~/src/doctor/schemas/project-schema"

const site = {
  ...{ title: "Ada", siteUrl: "https://ada.dev", basePath: "/a&b", trailingSlash: "always", language: "en-GB" },
  author: { name: "Ada Lovelace", email: "ada@engine.test" },
  profiles: [{ label: "Papers", url: "https://papers.test/ada", icon: "lucide:link" }],
  theme: {},
} as Published["site"]

const NO_ENTRIES = {
  ...{ volunteer: [], education: [], languages: [], awards: [], certificates: [] },
  ...{ publications: [], interests: [], references: [] },
}
const JOB = {
  ...{ id: null, name: "Weaving Mill", description: null, location: "Lyon", position: "Weaver" },
  ...{ url: "https://mill.test/", startDate: "1840-05", endDate: null, summary: "Cards for a loom." },
  highlights: ["Twice as fast"],
  projects: [{ path: "/projects/engine", title: "Engine" }],
}
const SKILL = { name: "Weaving", level: "expert", keywords: ["Looms"], projects: [] }
const resume = describeResume({
  site,
  basics: { phone: "+44 7070" },
  resume: { ...NO_ENTRIES, work: [JOB], skills: [SKILL] },
  builtAt: 0,
})

/** Returns a copy of a site with this project. */
function copyOf(file: string, fields: Partial<PublishedProject> = {}) {
  const project = projectSchema.parse({ title: "Engine", summary: "What it is.", date: "2024-05" })
  const projects = [{ ...project, slug: "engine", path: "/projects/engine", ...fields }]
  const pages: Published["pages"] = [{ name: "about", title: "About", description: "Her life." }]
  return markdownCopies({ site, paths: [], pages, projects, sources: new Map() }, resume)[file]
}

test("S3: the copy of a project holds all facts, links and pictures of its page, and a private phone number is in no copy", () => {
  const copy = copyOf("/projects/engine.md", {
    ...{ endDate: "present", type: "App", role: ["Design"], status: "live", tech: ["Brass"], tags: ["Looms"] },
    client: { name: "Royal Society", url: "https://society.test" },
    team: [{ name: "Charles", role: "Inventor" }, { name: "Mary" }],
    outcome: ["Printed twice"],
    metrics: [{ value: "40 %", label: "fewer mistakes" }],
    links: [
      { type: "live", url: "https://engine.test" },
      { type: "source", url: "https://code.test", label: "The code" },
    ],
    gallery: [{ src: "wheel.png", alt: "A wheel.", caption: "Of brass." }],
  })
  expect(copy).toBe(`# Engine

What it is.

- fewer mistakes: 40 %
- Type: App
- When: May 2024 – present
- Role: Design
- Status: Live
- For: [Royal Society](https://society.test)
- With: Charles (Inventor), Mary
- Made with: Brass
- Tags: Looms

## Outcome

- Printed twice

## Links

- [Visit](https://engine.test)
- [The code](https://code.test)

## Pictures

- [Picture: A wheel.] Of brass.

<https://ada.dev/a&b/projects/engine/>
`)
})

test("S3: the copy of the About page holds the résumé and the contacts that the page shows", () => {
  expect(copyOf("/about.md")).toBe(`# About

Her life.

## Work

### [Weaving Mill](https://mill.test/)

Weaver · May 1840 – present · Lyon

Cards for a loom.

- Twice as fast

Projects: [Engine](https://ada.dev/a\\&b/projects/engine/)

## Skills

Weaving · expert · Looms

## Contact

- [ada&#64;engine.test](mailto:ada&#64;engine.test)
- [Papers](https://papers.test/ada)

<https://ada.dev/a&b/about/>
`)
})
