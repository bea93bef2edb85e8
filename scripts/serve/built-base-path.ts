import { readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"

/** Every page names the site's own script so. No text can contain the attribute: pages drop it, and code is escaped. */
const OWN_SCRIPT = /data-app-script="([^"]*)\/app-[0-9a-f]+\.js"/

/**
 * Returns the base path of a build, read from its home page; empty at a host's root. Throws an OwnerError if the page has no
 * script of the site.
 */
export function builtBasePath(directory: string): string {
  const page = path.join(directory, "index.html")
  const basePath = OWN_SCRIPT.exec(readFileSync(page, "utf8"))?.[1]
  if (basePath !== undefined) return basePath
  throw new OwnerError(`${page} is not a page of this site. Run \`npm run build\`.`)
}
