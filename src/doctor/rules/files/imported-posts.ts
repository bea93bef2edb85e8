import path from "node:path"

import { displayPath, withoutNotionId } from "~/src/doctor/readers/files/content-folder"
import { freeName } from "~/src/lib/addresses/free-name"
import { tagSlug } from "~/src/lib/entries/tags"

/** Where other site builders keep posts: files, or folders with an `index`. Hugo's lists and hidden posts are none. */
const POST =
  /^(?:notes\/(?=[^/]+$)|_?(?:posts?|blog|articles?|writing|drafts)\/)(?!index\.|(?:.*\/)?_).+\.(?:md|mdx|markdown)$/i
const POST_FOLDER = /^.+\/.+(?=\/index\.\w+$)/i
const DRAFTS = /(^|\/)_?drafts(\/|$)/i
/** Jekyll names posts by their dates. */
const POST_NAME = /^(?:(?<date>\d{4}-\d{2}-\d{2})-)?(?<name>.+?)(?:\.\w+)?$/

type Moved = { moved: string; isFolder: boolean }

/** Returns, for each file of a post, the command that makes a note of the post in a folder that nothing else has (W1). */
export function postFixes(files: readonly string[]): ReadonlyMap<string, string> {
  const posts = files.filter((file) => POST.test(file))
  const folders = posts.flatMap((file) => POST_FOLDER.exec(file)?.[0] ?? []).sort((a, b) => a.length - b.length)
  const taken = new Set(files.map((file) => /^notes\/([^/]+)\//i.exec(file)?.[1]?.toLowerCase()))
  const fixes = new Map<string, string>()
  return new Map(
    posts.map((file) => {
      const folder = folders.find((outer) => file.startsWith(`${outer}/`))
      const moved = folder ?? file
      const fix = fixes.get(moved) ?? postFix({ moved, isFolder: folder !== undefined }, taken)
      fixes.set(moved, fix)
      return [file, fix]
    }),
  )
}

function postFix({ moved, isFolder }: Moved, taken: Set<string | undefined>): string {
  const base = path.basename(moved)
  const { date, name = base } = POST_NAME.exec(isFolder ? `${base}.md` : base)?.groups ?? {}
  const slug = tagSlug(withoutNotionId(name))
  const free = freeName(slug, (one) => taken.has(one))
  taken.add(free)
  const from = quoted(displayPath(moved))
  const to = displayPath(`notes/${free}`)
  const command = isFolder
    ? `mkdir -p ${displayPath("notes")} && mv -n ${from} ${to}`
    : `mkdir -p ${to} && mv -n ${from} ${to}/index.md`
  const fix = DRAFTS.test(moved) ? `Add draft: true, then run: ${command}` : `Run: ${command}`
  return date === undefined ? fix : `${fix}\nThen add date: ${date}, unless it has a date.`
}

/** Returns a name as one word of a shell, which reads nothing in it as a command. */
function quoted(name: string): string {
  return `'${name.replaceAll("'", "'\\''")}'`
}
