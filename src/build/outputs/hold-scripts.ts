import { HELD_APP_SCRIPT } from "~/src/lib/held-script"

/** Around what Gatsby puts into every page after it is rendered: the names of its scripts. */
const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->'
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->'

/** Two scripts of a page that Gatsby writes one after the other; as one they are shorter, and the policy names one. */
const BETWEEN_SCRIPTS = /;?\s*<\/script>\s*<script>(?=window\.___webpackCompilationHash)/
/** Gatsby (5.16) looks up addresses of scripts in this by name; as it is a text, and no object, it finds none. */
const MAPPING = /(?<=window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/
const LIVE_SCRIPT = /<script src="([^"]*)" async><\/script>/g

/**
 * Makes text of the app's scripts: nothing is requested before the first paint, and the boot script of the page starts
 * them. What Gatsby tells every page of all scripts, and never uses, goes. A page that is held already stays as it is.
 */
export function holdScripts(html: string): string {
  return editScripts(html, (scripts) =>
    scripts
      .replace(MAPPING, "{}")
      .replace(BETWEEN_SCRIPTS, ";")
      .replace(LIVE_SCRIPT, `<script type="text/plain" ${HELD_APP_SCRIPT}="$1"></script>`),
  )
}

/** The page with Gatsby's own scripts changed, and no others: a text may hold the same words. */
export function editScripts(html: string, edit: (scripts: string) => string): string {
  const start = html.indexOf(SLICE_START)
  const end = html.indexOf(SLICE_END, start)
  if (start === -1 || end === -1) return html
  const from = start + SLICE_START.length
  return html.slice(0, from) + edit(html.slice(from, end)) + html.slice(end)
}
