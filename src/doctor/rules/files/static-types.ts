import path from "node:path"

import { type Diagnostic, type Finding, firstOf, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { isHidden } from "~/src/doctor/readers/files/content-folder"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { readDiagram } from "~/src/doctor/readers/images/read-diagram"

/** Hidden files that hosts read, in the folder itself: GitHub Pages leaves out other files without the first. */
const HOST_FILE = /^\.(?:nojekyll$|well-known(?:\/|$))/
/** Files of systems and git in folders, which no site needs. */
const IGNORED = /(?:^|\/)\.(?:DS_Store|gitkeep|gitignore)$/
/** Types that browsers run or apply as code, whatever page they are opened on. */
const ACTIVE =
  /\.(?:[a-z]*html?|xht|stm|mht|xml|xslt?|xsd|rdf|rss|atom|mml|mathml|svgz|[cm]?js|css|wasm|swf|htc|hta|vbs)$/i
const MOST_NAMES = 3

/** Returns whether a file in `static` is published: no hidden file is, but those of hosts (S6). */
export function isPublishedStatic(file: string): boolean {
  return !isHidden(file.replace(HOST_FILE, ""))
}

/** Warns about files in `static` that are not published, and about those that browsers run: an owner may not expect either (S6). */
export function checkStaticTypes(folder: string, files: readonly string[]): Diagnostic[] {
  const hidden = files.filter((file) => !isPublishedStatic(file) && !IGNORED.test(file))
  const active = files.filter((file) => isPublishedStatic(file) && (ACTIVE.test(file) || hasCode(folder, file)))
  return [
    ...atFirst(hidden, (names) => {
      const fix = "Move them out of static. Upload those that your host needs, such as .htaccess, separately."
      return say("static-hidden", `Hidden files in static are not published: ${names}.`, fix)
    }),
    ...atFirst(active, (names) => {
      const message = `Browsers run files of these types in static as part of your site: ${names}.`
      return say("static-active", message, "Remove those that you do not trust as your own code.")
    }),
  ]
}

/** Returns one warning for all of these files, at the first. */
function atFirst(files: readonly string[], messageOf: (names: string) => Finding): Diagnostic[] {
  const [first] = files
  if (first === undefined) return []
  const place = { file: `static/${first}`, line: 1, column: 1, field: "file" }
  return [warn(place, messageOf(firstOf(files, MOST_NAMES)))]
}

function hasCode(folder: string, file: string): boolean {
  return publishedKind(file) === "drawing" && readDiagram(path.join(folder, file))?.dropped.length !== 0
}
