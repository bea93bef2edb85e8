import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { CODE } from "~/scripts/build/prepare-build-dir"
import { ROOT } from "~/scripts/command/folders"
import { writeFiles } from "~/scripts/command/write-files"
import { withDefaults } from "~/scripts/init/answers"
import { newPages, newSettings } from "~/scripts/init/owner-files"

const WORDS = "engine number card table note wheel column letter theorem proof weaving pattern result order sum"

/** How many generated projects a site has, or that it has the content of this one. */
export type Size = number | "demo"

/** Of the commands of both sites. */
export const ENVIRONMENT = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" }

/** Makes this site and a bare one with the same projects. If a measurement fails, its folder stays for inspection. */
export async function withSites<T>(
  size: Size,
  measure: (sites: { own: string; bare: string }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"))
  const [own, bare] = [path.join(folder, "own"), path.join(folder, "bare")]
  writeOwnSite(own, size)
  writeBareSite(bare, path.join(own, "content", "projects"))
  const result = await measure({ own, bare })
  rmSync(folder, { recursive: true })
  return result
}

/** Writes this site with its own content, or with generated projects. */
function writeOwnSite(directory: string, size: Size): void {
  for (const entry of [...CODE, "static", "scripts", "package-lock.json", ...(size === "demo" ? ["content"] : [])]) {
    cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true })
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
  if (size === "demo") return
  const answers = withDefaults({ name: "Ada", url: "https://ada.dev" })
  const projects = Array.from({ length: size }, (_, index) => {
    return [`content/projects/project-${index + 1}/index.md`, generateProject(index + 1)]
  })
  writeFiles(directory, {
    ...newPages(answers, new Date()),
    ...{ "content/site.yaml": newSettings(answers, new Date()) },
    ...Object.fromEntries(projects),
  })
}

function generateProject(index: number): string {
  const words = WORDS.split(" ")
  const word = (at: number) => words[(index * 7 + at * 3) % words.length] ?? ""
  const text = Array.from({ length: 300 }, (_, at) => word(at) + (at % 60 === 59 ? ".\n\n" : "")).join(" ")
  const date = `${2000 + (index % 25)}-${String(1 + (index % 12)).padStart(2, "0")}`
  const fields = `title: Project ${index}\nsummary: A ${word(0)} and a ${word(1)}.\ndate: "${date}"\ntags: [${word(2)}]\n`
  return `---\n${fields}---\n\n${text}\n`
}

/** Writes a site that shows the same projects with Gatsby and React alone. */
function writeBareSite(directory: string, projects: string): void {
  cpSync(path.join(ROOT, "bench", "bare-site"), directory, { recursive: true })
  cpSync(projects, path.join(directory, "content", "projects"), { recursive: true })
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
}
