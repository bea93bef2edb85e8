import { HELD_APP_SCRIPT } from "~/src/lib/held-script"

/** What Gatsby puts into every page after it is rendered: the names of its scripts. */
export const SCRIPTS_SLICE =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/
/** Two scripts of a page that Gatsby writes one after the other; as one they are shorter, and the policy names one. */
const BETWEEN_SCRIPTS = /;?\s*<\/script>\s*<script>(?=window\.___webpackCompilationHash)/
const LIVE_SCRIPT = /<script src="([^"]*)" async><\/script>/g

/**
 * Makes text of the app's scripts: nothing is requested before the first paint, and the boot script of the page starts
 * them. A page that is held already stays as it is.
 */
export function holdScripts(html: string): string {
  return html.replace(SCRIPTS_SLICE, (slice) =>
    slice
      .replace(BETWEEN_SCRIPTS, ";")
      .replace(LIVE_SCRIPT, `<script type="text/plain" ${HELD_APP_SCRIPT}="$1"></script>`),
  )
}
