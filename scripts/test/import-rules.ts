import ts from "typescript"

/**
 * The folders that each folder may import apart from itself. Folders of `src` are named without `src/`; `gatsby-*` means the
 * files that Gatsby loads.
 */
const FOLDERS: Record<string, readonly string[]> = {
  lib: [],
  styles: [],
  client: ["gatsby/browser", "lib"],
  components: ["client", "lib", "styles"],
  templates: ["components", "client", "lib", "pages"],
  pages: ["components", "client", "lib", "templates"],
  gatsby: ["lib"],
  app: ["components", "client", "gatsby", "lib", "styles"],
  doctor: ["lib"],
  build: ["doctor", "gatsby", "lib"],
  "gatsby-*": ["app", "build", "doctor", "gatsby", "lib", "styles"],
  scripts: ["build", "doctor", "lib"],
  "scripts/test": ["scripts", "tests"],
  bench: ["scripts"],
}
/** Folders that any test may import, too. */
const TEST_FOLDERS = ["scripts", "tests"]

/** The folders in `src/doctor`, in their order: each may import those before it. */
const DOCTOR_LINE = ["diagnostics", "schemas", "readers", "markdown", "rules", "report"]

const FORBIDDEN = [
  { name: /^node:/, folders: ["lib", "client", "components", "templates", "pages", "app"], reason: "no Node.js" },
  { name: /^react(-dom)?(\/|$)/, folders: ["lib", "doctor", "build"], reason: "no React" },
  { name: /^gatsby$/, folders: ["lib"], reason: "no Gatsby" },
]

/**
 * Packages that touch the page, with the only files that may import them: replacing a package changes one file. `src/gatsby`,
 * which patches packages, may import any.
 */
export const IMPORTERS: Record<string, readonly string[]> = {
  "use-dark-mode": ["src/client/theme/use-theme.ts"],
  "react-toastify": ["src/components/toasts/toaster.tsx"],
  "react-tooltip": ["src/components/ui/tooltip.tsx"],
  "@floating-ui/dom": ["src/components/ui/tooltip.tsx"],
  "@vercel/analytics": ["src/client/analytics/web-analytics.ts"],
  "gatsby-plugin-image": ["src/components/ui/responsive-image.tsx"],
  minisearch: ["src/lib/search/fuzzy-search.ts"],
  "@sveltia/cms": ["scripts/edit/browser/start-editor.ts"],
  ofetch: ["src/client/request.ts", "src/build/network/public-request.ts"],
}

export function readImports(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName.replace(/^.*!/, ""))
}

export function findForbiddenImports(file: string, text: string): string[] {
  return readImports(text).flatMap((name) => {
    const problem = problemOf(file, name)
    return problem === undefined ? [] : [`${file} imports ${name}: ${problem}`]
  })
}

function problemOf(file: string, name: string): string | undefined {
  if (name.split("/").includes("..")) return "use a path from the root, ~/src/…"
  const folder = folderOf(file)
  const allowed = FOLDERS[folder]
  if (allowed === undefined) return `${folder} is missing in scripts/test/import-rules.ts.`
  if (name.startsWith("~/")) {
    const target = folderOf(name.slice(2))
    if (target === "doctor" && roomOf(file) < roomOf(name.slice(2)))
      return `src/doctor is a line: ${DOCTOR_LINE.join(" → ")}.`
    const all = [folder, ...allowed, ...(file.includes(".test.") ? TEST_FOLDERS : [])]
    const isAllowed = all.some((room) => room === target || name.startsWith(`~/src/${room}/`))
    return isAllowed ? undefined : `${folder} may import only ${all.join(", ")}.`
  }
  const forbidden = FORBIDDEN.find((rule) => rule.folders.includes(folder) && rule.name.test(name))
  if (forbidden !== undefined) return `${forbidden.reason} in ${folder}.`
  const importers = IMPORTERS[/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""]
  if (folder === "gatsby" || importers === undefined || importers.includes(file)) return undefined
  return `only ${importers.join(" and ")} may.`
}

/** Returns the folder by its name in the rules; for `src/pages/a.tsx` it is `pages`. */
function folderOf(file: string): string {
  if (/^(gatsby-[\w-]+|src\/html)(\.tsx?)?$/.test(file)) return "gatsby-*"
  return /^(?:src\/(?=[^/]+\/))?(scripts\/test(?=\/)|[^/]+)/.exec(file)?.[1] ?? ""
}

/** Returns the index of a file's folder in the line of the doctor; that of any other file is after all of them. */
function roomOf(file: string): number {
  const [, folder = ""] = /^src\/doctor\/(\w+)\//.exec(file) ?? []
  return DOCTOR_LINE.includes(folder) && !file.includes(".test.") ? DOCTOR_LINE.indexOf(folder) : DOCTOR_LINE.length
}
