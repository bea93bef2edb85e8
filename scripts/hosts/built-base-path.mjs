import { readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "../command/owner-error.mjs"

/** How every page names the site's own script. No text can hold such an attribute: a page drops it, and code is escaped. */
const OWN_SCRIPT = /data-app-script="([^"]*)\/app-[0-9a-f]+\.js"/

/**
 * The path below which a build belongs, read from its home page: empty at a host's root. Throws an OwnerError when the
 * page has no script of the site.
 * @param {string} directory
 * @returns {string}
 */
export function builtBasePath(directory) {
  const basePath = OWN_SCRIPT.exec(readFileSync(path.join(directory, "index.html"), "utf8"))?.[1]
  if (basePath === undefined)
    throw new OwnerError(`${path.join(directory, "index.html")} is no page of this site: npm run build makes it anew.`)
  return basePath
}
