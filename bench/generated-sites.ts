import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

import { CODE } from "~/scripts/build/prepare-build-dir"
import { ROOT } from "~/scripts/command/folders"
import { withDefaults } from "~/scripts/init/answers"
import { newPages, newSettings } from "~/scripts/init/owner-files"

const WORDS = "engine number card table note wheel column letter theorem proof weaving pattern result order sum"

/** How many generated projects a site has, or that it has the content of this one. */
export type Size = number | "demo"

/** Writes this site with its own content, or with generated projects. */
export function writeOwnSite(directory: string, size: Size): void {
  for (const entry of [...CODE, "static", "scripts", "package-lock.json", ...(size === "demo" ? ["content"] : [])]) {
    cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true })
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
  if (size === "demo") return
  const answers = withDefaults({ name: "Ada", url: "https://ada.dev" })
  const files: Record<string, string> = {
    ...newPages(answers, new Date()),
    "content/site.yaml": newSettings(answers, new Date()),
  }
  for (let index = 1; index <= size; index += 1) {
    files[`content/projects/project-${index}/index.md`] = generateProject(index)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(directory, file), text)
  }
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
export function writeBareSite(directory: string, projects: string): void {
  cpSync(path.join(ROOT, "bench", "bare-site"), directory, { recursive: true })
  cpSync(projects, path.join(directory, "content", "projects"), { recursive: true })
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
}
