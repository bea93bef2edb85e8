import { git } from "~/scripts/command/git"
import { escapeControls } from "~/src/doctor/diagnostics/diagnostic"

import { isOwned } from "./template-release"

const KINDS: Record<string, string> = { A: "new", D: "removed" }

/**
 * Returns a line for each change between two commits of the template that can act outside of the site's code: hidden files (workflows,
 * settings of tools), symbolic links, other repositories, and the scripts and dependencies in package.json.
 */
export function sensitiveChanges(root: string, base: string, release: string): string[] {
  return [...changedFiles(root, base, release), ...changedSettings(root, base, release)].map(escapeControls)
}

function changedFiles(root: string, base: string, release: string): string[] {
  // Without -z, git writes escapes for control characters, between quotation marks.
  const lines = git(root, ["diff-tree", "-r", "--no-renames", base, release]).split("\n")
  return lines.flatMap((line) => {
    const [, mode = "", hash = "", status = "", file = ""] = /^:\d+ (\d+) \S+ (\S+) (\w)\t(.+)$/.exec(line) ?? []
    const [top = ""] = file.split("/")
    if (isOwned(top)) return []
    if (mode === "120000") return `${file} (a symbolic link to ${git(root, ["cat-file", "blob", hash])})`
    if (mode === "160000") return `${file} (another repository)`
    return /(?:^"?|\/)\./.test(file) ? `${file} (${KINDS[status] ?? "changed"})` : []
  })
}

function changedSettings(root: string, base: string, release: string): string[] {
  const [before, after] = [base, release].map((commit) => settingsOf(git(root, ["show", `${commit}:package.json`])))
  return [...(after ?? [])].flatMap(([name, value]) => {
    const known = before?.get(name)
    return value === known ? [] : `package.json: ${name}: ${known === undefined ? "" : `${known} → `}${value}`
  })
}

/** Returns what the groups of package.json contain, e.g. `dependencies.react` or `scripts.start`. */
function settingsOf(manifest: string): Map<string, string> {
  const groups = Object.entries(JSON.parse(manifest)).filter(([, group]) => typeof group === "object" && group !== null)
  const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
  const settings = groups.flatMap(([group, values]) =>
    Object.entries(values as object).map(([name, value]) => [`${group}.${name}`, shown(value)] as const),
  )
  return new Map(settings)
}
