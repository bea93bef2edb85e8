import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { initials } from "~/src/lib/icons/initials"

const TEXTS = ["site.yaml", "home.md", "about.md", "privacy.md", "resume.json"].map((file) => `content/${file}`)
const DRAWN_ICONS = ["static/favicon-light.svg", "static/favicon-dark.svg"]

/** A run of the command: the previous name, and the files that it wrote. */
type Run = { before: string | undefined; isLanguageChosen: boolean; written: readonly string[] }

export function nextSteps(root: string, { before, isLanguageChosen, written }: Run): string[] {
  const content = path.join(root, "content")
  const { author, language, profiles = [] } = parse(readFileSync(path.join(content, "site.yaml"), "utf8"))
  const about = readFileSync(path.join(content, "about.md"), "utf8")
  const projects = path.join(content, "projects")
  const oldName = before === undefined ? [] : filesWithOldName(root, { before, now: author?.name ?? "" })
  const drafts = written.filter((file) => file.startsWith("content/projects/"))
  const hasProject = existsSync(projects) && readdirSync(projects).length > 0
  return [
    oldName.length > 0 && `${oldName.join(", ")}: replace the previous name, ${before}`,
    "content/home.md, content/about.md: your texts; content/privacy.md: check that it is true for your host",
    !isLanguageChosen && `content/site.yaml: language, ${language} unless you choose another with --language`,
    !author?.avatar &&
      "content/site.yaml: author.avatar, a small image of you; until then the site shows your initials",
    !/^portrait:/m.test(about) && "content/about.md: portrait, an image of you",
    profiles.length === 0 && "content/site.yaml: profiles, your pages on other sites",
    !existsSync(path.join(content, "resume.json")) &&
      "content/resume.json: your résumé in the format JSON Resume (optional); npm run init -- --resume begins one",
    drafts.length > 0 &&
      `${drafts.join(", ")}: drafts of the résumé's projects, without fields that do not fit; complete them, then remove the line \`draft\``,
    !hasProject && 'your first project: npm run new -- "Title"',
  ].filter((line) => line !== false)
}

/** Returns the owner's files that still contain the previous name, as text or as initials. */
export function filesWithOldName(root: string, { before, now }: { before: string; now: string }): string[] {
  if (before === now) return []
  const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : "")
  // The new name may contain the previous one.
  const withoutNow = (text: string) => (now.includes(before) ? text.replaceAll(now, "") : text)
  const texts = TEXTS.filter((file) => withoutNow(read(file)).includes(before))
  if (initials(before) === initials(now)) return texts
  const icons = DRAWN_ICONS.filter((file) => read(file).includes(`>${initials(before)}</text>`))
  // The letters in icon.png cannot be searched, but it was drawn together with these icons.
  return [...texts, ...icons, ...(icons.length > 0 ? ["static/icon.png"] : [])]
}
