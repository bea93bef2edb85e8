import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

import { ROOT } from "~/scripts/command/folders"

/** The folders of `src` that each folder may import apart from itself. `gatsby-*` stands for Gatsby's files in the project's root. */
const FOLDERS: Record<string, readonly string[]> = {
  lib: [],
  client: ["lib"],
  components: ["client", "lib"],
  templates: ["components", "client", "lib", "pages"],
  pages: ["components", "client", "lib", "templates"],
  gatsby: ["lib"],
  app: ["components", "client", "gatsby", "lib"],
  doctor: ["lib"],
  build: ["doctor", "gatsby", "lib"],
  "gatsby-*": ["app", "build", "doctor", "gatsby"],
}

/** Packages that some folders must not import. */
const FORBIDDEN = [
  { name: /^node:/, folders: ["lib", "client", "components", "templates", "pages", "app"], reason: "no Node.js" },
  { name: /^react(-dom)?(\/|$)/, folders: ["lib", "doctor", "build"], reason: "no React" },
  { name: /^gatsby$/, folders: ["lib"], reason: "no Gatsby" },
]

/**
 * Packages that touch the page, with the only files that may import them: replacing a package changes one file. `src/gatsby`,
 * which patches packages, may import any.
 */
const IMPORTERS: Record<string, readonly string[]> = {
  "use-dark-mode": ["src/client/theme/use-theme.ts"],
  "react-toastify": ["src/components/toasts/toaster.tsx"],
  "react-tooltip": ["src/components/ui/tooltip.tsx"],
  "@floating-ui/dom": ["src/components/ui/tooltip.tsx"],
  "@vercel/analytics": ["src/client/analytics/web-analytics.ts"],
  "gatsby-plugin-image": ["src/components/ui/responsive-image.tsx"],
  minisearch: ["src/client/projects/query-projects.ts"],
  ofetch: ["src/client/request.ts", "src/build/network/public-request.ts"],
}

const files = [
  ...readdirSync(ROOT).filter((file) => /^gatsby-\w+\.tsx?$/.test(file)),
  ...readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => `src/${file.split(path.sep).join("/")}`),
]
const imports = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })))
const problems = imports.flatMap(({ file, name }) => {
  const problem = problemOf(file, name)
  return problem === null ? [] : [`${file} imports ${name}: ${problem}`]
})
const imported = new Set(imports.map(({ file, name }) => `${file} ${packageOf(name)}`))
for (const [name, importers] of Object.entries(IMPORTERS)) {
  for (const file of importers) if (!imported.has(`${file} ${name}`)) problems.push(`${file} does not import ${name}.`)
}
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} forbidden imports. The rules are in scripts/test/imports.ts.`)
process.exitCode = problems.length > 0 ? 1 : 0

function importsOf(file: string) {
  return ts.preProcessFile(readFileSync(path.join(ROOT, file), "utf8")).importedFiles.map(({ fileName }) => fileName)
}

function problemOf(file: string, name: string) {
  if (name.startsWith("../")) return "use a path from the root, ~/src/…"
  const folder = folderOf(file)
  const target = /^~\/src\/([\w-]+)\//.exec(name)?.[1] ?? ""
  if (Object.hasOwn(FOLDERS, target) && target !== folder && FOLDERS[folder]?.includes(target) === false) {
    return `${folder} may import only ${[folder, ...FOLDERS[folder]].join(", ")}.`
  }
  const forbidden = FORBIDDEN.find((rule) => rule.folders.includes(folder) && rule.name.test(name))
  if (forbidden !== undefined) return `${forbidden.reason} in ${folder}.`
  const importers = folder === "gatsby" ? undefined : IMPORTERS[packageOf(name)]
  return importers === undefined || importers.includes(file) ? null : `only ${importers.join(" and ")} may.`
}

function folderOf(file: string) {
  return /^src\/([\w-]+)\//.exec(file)?.[1] ?? "gatsby-*"
}

function packageOf(name: string) {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/")
}
