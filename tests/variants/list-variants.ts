import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "yaml"

import { ROOT } from "~/scripts/command/folders"
import { writeCasesSite } from "~/tests/cases/write-cases-site"
import { writeHostileSite, writeHostileStatic } from "~/tests/hostile/write-hostile-site"

import { IMAGES } from "./image-server"

/** Files that a variant adds to the copied site, or replaces there. */
const OVERLAYS = path.join(ROOT, "tests", "variants")

/** The project whose images come from another host. */
const REMOTE_PROJECT = "content/projects/tide-tables/index.md"

const NAVIGATION = [
  { label: "Home", icon: "lucide:house", to: "/" },
  { label: "Projects", icon: "lucide:layout-grid", to: "/projects" },
  { label: "Imprint", icon: "lucide:scale", to: "/imprint" },
  { label: "About", icon: "lucide:user-round", to: "/about" },
  { label: "Almanac", icon: "lucide:rss", url: "https://almanac.portfolio.test/" },
]
const FOOTER = [
  { label: "Imprint", to: "/imprint#who-is-responsible" },
  { label: "Résumé as PDF", icon: "lucide:download", to: "/resume.pdf" },
  { label: "Collected papers", url: "https://papers.portfolio.test/mara-holm" },
]

export type Variant = {
  name: string
  env: NodeJS.ProcessEnv
  /** Changes the copied site. */
  edit?: (buildDir: string) => void
  /** How many builds it is: one for each language. */
  builds?: number
}

/** Lists the builds of the fixture site with other settings or content. */
export function listVariants({ origin, env }: { origin: string; env: NodeJS.ProcessEnv }): readonly Variant[] {
  return [
    // A base path, and addresses with a trailing slash (R2). Images of another host, which the build fetches (G2). Another font (L6).
    // Pages of the owner, and the most items that the navbar may have (W2).
    {
      name: "base-path",
      env: { ...env, BASE_PATH: "/portfolio", TRAILING_SLASH: "always" },
      edit: (buildDir) => {
        editImages(buildDir, origin)
        cpSync(path.join(OVERLAYS, "base-path"), buildDir, { recursive: true })
        editSettings(buildDir, { "theme.preset": "engineer", navigation: NAVIGATION, footer: FOOTER })
      },
    },
    // Hostile texts in every field and position of the content (S1, S2). A look with a font of the owner (L6).
    {
      name: "hostile",
      env: {},
      edit: (buildDir) => {
        writeHostileSite(path.join(buildDir, "content"))
        writeHostileStatic(path.join(buildDir, "static"))
        editLook(buildDir)
      },
    },
    // Everything that is off by default: analytics (Y1, Y2), images of another host through an image proxy (G2, G3), and icons
    // that browsers fetch (I2). And many projects.
    { name: "services", env: { ...env, BASE_PATH: "/portfolio" }, edit: (buildDir) => editServices(buildDir, origin) },
    // A long word in every field and position (L1), and cases that other sites show wrong (tests/cases).
    { name: "cases", env: {}, edit: (buildDir) => writeCasesSite(path.join(buildDir, "content")) },
    // A later deploy: other scripts and pages, guards and pages that fail (E4, F3), toasts and tooltips of every kind.
    // Last, because its other plugins make the compiled code invalid.
    { name: "next-deploy", env: {}, edit: editNextDeploy },
    // A site in three languages (J2, J3, J4), one of them written from right to left (J1), with an editor and a timeline.
    { name: "languages", env: {}, edit: editLanguages, builds: 3 },
  ]
}

function editNextDeploy(buildDir: string) {
  cpSync(path.join(OVERLAYS, "next-deploy"), buildDir, { recursive: true })
  cpSync(path.join(ROOT, "docs", "queries"), path.join(buildDir, "docs", "queries"), { recursive: true })
  renameSync(path.join(buildDir, "gatsby-config.ts"), path.join(buildDir, "site-config.ts"))
  writeFileSync(
    path.join(buildDir, "gatsby-config.ts"),
    'import site from "./site-config"\n\nexport default { ...site, plugins: [...(site.plugins ?? []), "next-deploy"] }\n',
  )
}

function editLook(buildDir: string) {
  mkdirSync(path.join(buildDir, "content/fonts"))
  cpSync(path.join(ROOT, "src/styles/fonts/geist-mono.woff2"), path.join(buildDir, "content/fonts/Own.woff2"))
  editSettings(buildDir, { "theme.preset": "designer", "theme.display": "Own.woff2" })
}

function editServices(buildDir: string, origin: string) {
  editImages(buildDir, origin)
  editSettings(buildDir, {
    "theme.accent": "#c026d3",
    "theme.preset": "photographer",
    "analytics.web": { script: "/_vercel/insights/script.js" },
    "analytics.google": { ids: ["G-TEST123", "AW-456"] },
    images: { quality: 75, proxy: "/_vercel/image" },
    icons: { ownPath: "/icons", service: "https://api.iconify.design" },
    "profiles.0.icon": "mdi:wikipedia",
    "profiles.1.icon": "mdi:script-text",
  })
  // An image whose size cannot be read.
  replaceIn(path.join(buildDir, REMOTE_PROJECT), {
    "/figure.png": "/missing.png",
    "icon: lucide:scroll-text": "icon: ph:books",
  })
  // Enough for a page of their own.
  const publications = Array.from({ length: 12 }, (_, index) => {
    const year = index === 0 ? "in press" : `${2024 - Math.floor(index / 3)}`
    return `@article{p${index}, title = {Paper ${index}}, author = {Mara Holm}, year = {${year}}, eprint = {2101.000${index + 10}}, ${
      index % 4 === 0 ? "abbr = {Tides}, abstract = {What the tide said.}, selected = true" : ""
    }}`
  })
  writeFileSync(path.join(buildDir, "content/publications.bib"), publications.join("\n"))
  // Enough for several pages of the list.
  for (let number = 1; number <= 32; number += 1) {
    const folder = path.join(buildDir, "content/projects", `filler-${number}`)
    mkdirSync(folder)
    const fields = `title: Filler ${number}\nsummary: One of many, the ${number}.\ndate: ${1700 + number}`
    writeFileSync(path.join(folder, "index.md"), `---\n${fields}\n---\n\nOne of many.\n`)
  }
}

function editImages(buildDir: string, origin: string) {
  editSettings(buildDir, { "author.avatar.src": `${origin}/square.png` })
  replaceIn(path.join(buildDir, REMOTE_PROJECT), {
    "src: cover.png": `src: ${origin}/wide.png`,
    "(figure-gauge.png": `(${origin}/figure.png`,
  })
  for (const file of Object.values(IMAGES)) rmSync(path.join(buildDir, "content", file))
}

function editLanguages(buildDir: string) {
  cpSync(path.join(OVERLAYS, "languages"), buildDir, { recursive: true })
  replaceIn(path.join(buildDir, "content/about.md"), { "timeline: hidden\n": "" })
  editSettings(buildDir, {
    languages: ["en-GB", "de", "ar"],
    footer: [{ label: "Imprint", to: "/imprint" }],
    editing: { publish: true, repository: "mara/portfolio" },
  })
}

/** Sets values by their paths, such as `theme.accent`. */
function editSettings(buildDir: string, values: Record<string, unknown>) {
  const file = path.join(buildDir, "content/site.yaml")
  const settings = parseDocument(readFileSync(file, "utf8"))
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    settings.setIn(keys, typeof value === "string" ? value : settings.createNode(value))
  }
  writeFileSync(file, settings.toString())
}

function replaceIn(file: string, replacements: Record<string, string>) {
  let text = readFileSync(file, "utf8")
  for (const [found, replacement] of Object.entries(replacements)) {
    if (!text.includes(found)) throw new Error(`${file} does not contain ${found}.`)
    text = text.replace(found, replacement)
  }
  writeFileSync(file, text)
}
