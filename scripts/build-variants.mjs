import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "yaml"

import { writeHostileSite } from "../tests/hostile/write-hostile-site.mjs"
import { copySite } from "./build/copy-site.mjs"
import { enterWorkshop, UNFINISHED } from "./build/enter-workshop.mjs"
import { FIXTURE_BUILD, FIXTURE_SITE } from "./build/fixture-site.mjs"
import { refreshCache } from "./build/fresh-cache.mjs"
import { gatsby } from "./gatsby.mjs"
import { PICTURES, startPictureServer } from "./picture-server.mjs"
import { ROOT } from "./run.mjs"

/** Files that stand in for, or beside, the copied ones. */
const OVERLAYS = path.join(ROOT, "tests", "variants")

/** Pictures that the build of the fixture site has scaled or drawn are not made again: their names tell what they were made of. */
const MADE_PICTURES = ["scaled-images", "social-cards"].map((name) => path.join("node_modules", ".cache", name))

/** Gatsby keeps one core busy for about half of a build, and two for the rest. */
const AT_ONCE = 2

/** The project whose pictures come from another host in the variants that have some. */
const REMOTE_PROJECT = "content/projects/tide-tables/index.md"

/** Where variants are built, and what stays there when one is finished: half of a build's time is for what is compiled. */
const WORKSHOPS = path.join(ROOT, ".variants", "workshops")
const COMPILED = [".cache", ".cache-environment.json", "node_modules"]

const pictureServer = await startPictureServer()

/**
 * The builds of the tests besides that of the fixture site as it is; names as arguments build only those. What is only for
 * looking at is built only by its name.
 * @type {readonly { name: string, env: NodeJS.ProcessEnv, edit?: (copy: string) => void, isForLooking?: boolean }[]}
 */
const VARIANTS = [
  // Below a base path, every address with a trailing slash (R2).
  { name: "base-path", env: { BASE_PATH: "/portfolio", TRAILING_SLASH: "always" } },
  // A later deploy of the same site: other pages, other code, guards and pages that fail on purpose (E4, F3), and pages
  // with toasts and tooltips of every kind.
  { name: "next-deploy", env: {}, edit: editNextDeploy },
  // The corpus of hostile texts in every field and position of the content (S1, S2).
  { name: "hostile", env: {}, edit: (copy) => writeHostileSite(path.join(copy, "content")) },
  // Below a base path, with everything switched on that the shipped settings leave off (Y1, Y2), and many projects.
  { name: "services", env: { BASE_PATH: "/portfolio" }, edit: editServices },
  // Pictures of another host, fetched by the build (G2).
  { name: "pictures", env: { ...pictureServer.env, BASE_PATH: "/portfolio" }, edit: editPictures },
  // The same by way of an image proxy, and icons that browsers fetch (G2, G3, I2).
  { name: "proxy", env: { ...pictureServer.env, BASE_PATH: "/portfolio" }, edit: editProxy },
  // What is seldom seen: long titles, other scripts, no pictures; and a site without any project.
  { name: "states", env: {}, edit: (copy) => replaceContent(copy, "states"), isForLooking: true },
  { name: "empty", env: {}, edit: editEmpty, isForLooking: true },
]

const wanted = process.argv.slice(2)
const chosen = VARIANTS.filter(({ name, isForLooking = false }) =>
  wanted.length === 0 ? !isForLooking : wanted.includes(name),
)
/** @type {Map<string, (typeof VARIANTS)[number][]>} */
const lanes = new Map()
for (const variant of chosen) lanes.set(placeOf(variant), [...(lanes.get(placeOf(variant)) ?? []), variant])
// The longest first, so that none is left to be built alone.
const left = [...lanes].sort(([, one], [, other]) => other.length - one.length).values()
await Promise.all(Array.from({ length: AT_ONCE }, buildLanes))
pictureServer.stop()

/**
 * Variants of one place are built one after the other in one folder: only there is of use what another has compiled.
 * @param {(typeof VARIANTS)[number]} variant
 */
function placeOf({ env: { BASE_PATH = "", TRAILING_SLASH = "never" } }) {
  return [...BASE_PATH.split("/"), TRAILING_SLASH].filter(Boolean).join("-")
}

/** Builds one lane after the other, as long as there are any. */
async function buildLanes() {
  for (const [place, lane] of left) {
    for (const variant of lane) {
      if (process.exitCode) return
      const code = await buildVariant(variant, path.join(WORKSHOPS, place))
      if (code !== 0) process.exitCode = code
    }
  }
}

/**
 * @param {(typeof VARIANTS)[number]} variant
 * @param {string} workshop
 */
async function buildVariant({ name, env, edit }, workshop) {
  const finished = path.join(ROOT, ".variants", name)
  rmSync(finished, { recursive: true, force: true })
  const finish = enterWorkshop(workshop)
  // What a build that failed has left there belongs to another variant.
  for (const entry of readdirSync(workshop)) {
    if (![...COMPILED, UNFINISHED].includes(entry)) rmSync(path.join(workshop, entry), { recursive: true })
  }
  copySite(workshop, FIXTURE_SITE)
  edit?.(workshop)
  for (const made of MADE_PICTURES) takeOver(path.join(FIXTURE_BUILD.workshop, made), path.join(workshop, made))
  refreshCache(workshop, "build", env)
  const code = await gatsby(["build", "--prefix-paths"], { cwd: workshop, env, isHeld: true })
  console.log(`${name}: ${code === 0 ? "built" : "failed"}`)
  finish(code)
  if (code === 0) bringOut(workshop, finished)
  return code
}

/**
 * Moves a finished variant to where it is looked for.
 * @param {string} workshop
 * @param {string} finished
 */
function bringOut(workshop, finished) {
  mkdirSync(finished)
  for (const entry of readdirSync(workshop)) {
    if (!COMPILED.includes(entry)) renameSync(path.join(workshop, entry), path.join(finished, entry))
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function takeOver(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true })
}

/** @param {string} copy */
function editNextDeploy(copy) {
  cpSync(path.join(OVERLAYS, "next-deploy"), copy, { recursive: true })
  // The ready queries of docs/queries run, and leave their answers for the tests.
  cpSync(path.join(ROOT, "docs", "queries"), path.join(copy, "docs", "queries"), { recursive: true })
  replaceIn(
    copy,
    "src/build/create-pages.ts",
    "import { resolve }",
    'import { readdirSync, readFileSync, writeFileSync } from "node:fs"\nimport { resolve }',
  )
  replaceIn(
    copy,
    "src/build/create-pages.ts",
    "  const { trailingSlash } =",
    `  const answers: Record<string, unknown> = {}
  for (const file of readdirSync("docs/queries")) answers[file] = await graphql(readFileSync(\`docs/queries/\${file}\`, "utf8"))
  writeFileSync("ready-queries.json", JSON.stringify(answers))
  const { trailingSlash } =`,
  )
  // Every page's code changes, so that the scripts of the deploy before are gone.
  replaceIn(copy, "src/components/layout/page-header.tsx", "<header ", '<header data-deploy="next" ')
  replaceIn(
    copy,
    "src/lib/navigation/routes.ts",
    '{ name: "privacy", path: PRIVACY_PATH },',
    '{ name: "privacy", path: PRIVACY_PATH, middleware: ["reject"] },\n  { name: "index", path: "/unguarded", middleware: ["nobody"] },',
  )
  replaceIn(
    copy,
    "src/client/navigation/middleware.ts",
    '"renamed-projects": renamedProjects',
    '"renamed-projects": renamedProjects, reject: () => false',
  )
  replaceIn(
    copy,
    "src/app/start-app.ts",
    "  startScrollMemory,",
    '  () => { if (location.search === "?fail") throw new Error("starter") },\n  startScrollMemory,',
  )
}

/** @param {string} copy */
function editServices(copy) {
  editSettings(copy, (settings) => {
    settings.setIn(["theme", "accent"], "#c026d3")
    settings.set("analytics", {
      web: { script: "/_vercel/insights/script.js" },
      google: { ids: ["G-TEST123", "AW-456"] },
    })
  })
  // A list of several pages (P1).
  for (let number = 1; number <= 45; number += 1) {
    const folder = path.join(copy, "content/projects", `stand-in-${number}`)
    mkdirSync(folder, { recursive: true })
    const fields = [`title: Stand-in ${number}`, `summary: One of many, the ${number}.`, `date: ${1700 + number}`]
    writeFileSync(path.join(folder, "index.md"), ["---", ...fields, "---", "", "One of many.", ""].join("\n"))
  }
}

/**
 * @param {string} copy
 * @param {(settings: import("yaml").Document) => void} edit
 */
function editSettings(copy, edit) {
  const file = path.join(copy, "content/site.yaml")
  const settings = parseDocument(readFileSync(file, "utf8"))
  edit(settings)
  writeFileSync(file, settings.toString())
}

/** @param {string} copy */
function editPictures(copy) {
  const { origin } = pictureServer
  editSettings(copy, (settings) => settings.setIn(["author", "avatar", "src"], `${origin}/square.png`))
  replaceIn(copy, REMOTE_PROJECT, "src: cover.png", `src: ${origin}/wide.png`)
  replaceIn(copy, REMOTE_PROJECT, "(figure-gauge.png", `(${origin}/figure.png`)
  for (const file of Object.values(PICTURES)) rmSync(path.join(copy, "content", file))
}

/** @param {string} copy */
function editEmpty(copy) {
  replaceContent(copy, "states")
  rmSync(path.join(copy, "content/projects"), { recursive: true })
}

/**
 * Other content in place of the fixture site's.
 * @param {string} copy
 * @param {string} overlay
 */
function replaceContent(copy, overlay) {
  rmSync(path.join(copy, "content"), { recursive: true })
  cpSync(path.join(OVERLAYS, overlay), copy, { recursive: true })
}

/** @param {string} copy */
function editProxy(copy) {
  editPictures(copy)
  editSettings(copy, (settings) => {
    settings.set("images", { quality: 75, proxy: "/_vercel/image" })
    settings.set("icons", { ownPath: "/icons", service: "https://api.iconify.design" })
    settings.setIn(["profiles", 0, "icon"], "mdi:wikipedia")
    settings.setIn(["profiles", 1, "icon"], "mdi:script-text")
  })
  // A picture whose size nobody tells.
  replaceIn(copy, REMOTE_PROJECT, "/figure.png", "/missing.png")
  replaceIn(copy, REMOTE_PROJECT, "icon: lucide:scroll-text", "icon: ph:books")
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {string} found
 * @param {string} replacement
 */
function replaceIn(copy, file, found, replacement) {
  const absolute = path.join(copy, file)
  const text = readFileSync(absolute, "utf8")
  if (!text.includes(found)) throw new Error(`${file} no longer contains ${found}`)
  writeFileSync(absolute, text.replace(found, replacement))
}
