import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

/** Under which conditions the cache was made. Beside the cache: Gatsby empties one that holds no nodes. */
const STAMP = ".cache-environment.json"
/** What webpack has compiled; it knows by itself what has changed since. */
const COMPILED = "webpack"

/**
 * Removes what Gatsby keeps from one run to the next, but for what webpack has compiled. Nodes and pages that were kept are
 * not safe to build from: Gatsby's index of files may answer with another file once some have changed (5.16: a cover becomes
 * a picture of another project), and it does not notice that the base path has changed, that drafts were shown while
 * developing, that a date has passed, or that other code would make other nodes. Where such a condition has changed, what is
 * compiled goes, too.
 * @param {string} directory
 * @param {"build" | "develop"} command
 * @param {NodeJS.ProcessEnv} env
 */
export function refreshCache(directory, command, { BASE_PATH = "", TRAILING_SLASH = "" }) {
  const cache = path.join(directory, ".cache")
  const stamp = path.join(directory, STAMP)
  const hidden = command === "build" ? hiddenProjects(path.join(directory, "content", "projects")) : []
  const code = codeDigest(directory)
  const faces = ownFacesDigest(path.join(directory, "content", "fonts"))
  const environment = JSON.stringify({ command, BASE_PATH, TRAILING_SLASH, hidden, code, faces })
  const isSame = existsSync(stamp) && readFileSync(stamp, "utf8") === environment
  if (existsSync(cache)) {
    for (const entry of readdirSync(cache))
      if (!isSame || entry !== COMPILED) rmSync(path.join(cache, entry), { recursive: true })
    rmSync(path.join(directory, "public"), { recursive: true, force: true })
  }
  writeFileSync(stamp, environment)
}

/**
 * What makes nodes and pages from the content.
 * @param {string} directory
 */
function codeDigest(directory) {
  const digest = createHash("sha256")
  for (const room of ["src/build", "src/lib"]) {
    for (const file of readdirSync(path.join(directory, room), { recursive: true, encoding: "utf8" }).sort()) {
      const absolute = path.join(directory, room, file)
      if (/\.tsx?$/.test(file) && !file.includes(".test.")) digest.update(`${file}\0`).update(readFileSync(absolute))
    }
  }
  return digest.digest("hex")
}

/**
 * Pages name their pictures for sharing, which are set in the owner's faces, too.
 * @param {string} folder
 */
function ownFacesDigest(folder) {
  const digest = createHash("sha256")
  if (!existsSync(folder)) return ""
  for (const file of readdirSync(folder).sort())
    digest.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return digest.digest("hex")
}

/**
 * The projects that are not public now. Read without the rules of the content: those run later, and stop the build.
 * @param {string} projects
 */
function hiddenProjects(projects) {
  if (!existsSync(projects)) return []
  return readdirSync(projects).filter((folder) => {
    const file = path.join(projects, folder, "index.md")
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
    const fields = isFile ? /^\uFEFF?---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, "utf8"))?.[1] : undefined
    const { draft, publishAt } = fieldsOf(fields ?? "")
    return draft === true || Date.parse(String(publishAt)) > Date.now()
  })
}

/**
 * @param {string} yaml
 * @returns {{ draft?: unknown, publishAt?: unknown }}
 */
function fieldsOf(yaml) {
  try {
    return parse(yaml) ?? {}
  } catch {
    return {}
  }
}
