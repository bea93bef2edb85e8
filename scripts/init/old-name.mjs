import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

const TEXTS = ["site.yaml", "home.md", "about.md", "privacy.md", "resume.json"].map((file) => `content/${file}`)
const DRAWINGS = ["static/favicon-light.svg", "static/favicon-dark.svg"]

/**
 * The files that still hold the name before, in their text or as initials; they are the owner's, so no run changes them.
 * @param {string} root
 * @param {{ before: string, now: string, initials: (name: string) => string }} names
 * @returns {string[]}
 */
export function filesWithOldName(root, { before, now, initials }) {
  if (before === now) return []
  const read = (/** @type {string} */ file) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : ""
  // The name before may be a part of the name now.
  const bare = (/** @type {string} */ text) => (now.includes(before) ? text.replaceAll(now, "") : text)
  const texts = TEXTS.filter((file) => bare(read(file)).includes(before))
  if (initials(before) === initials(now)) return texts
  const drawings = DRAWINGS.filter((file) => read(file).includes(`>${initials(before)}</text>`))
  // Nobody reads letters out of a picture: it was drawn together with them.
  return [...texts, ...drawings, ...(drawings.length > 0 ? ["static/icon.png"] : [])]
}
