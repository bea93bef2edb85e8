import { readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"

/** The attribute that names the app's script. No text can contain it, because pages drop attributes and escape code. */
const OWN_SCRIPT = /data-app-script="([^"]*)\/app-[0-9a-f]+\.js"/

/**
 * Returns the base path of a build, read from its home page; empty at a host's root. Throws an OwnerError if the page has no
 * such script.
 */
export function builtBasePath(directory: string): string {
  const page = path.join(directory, "index.html")
  const basePath = OWN_SCRIPT.exec(readFileSync(page, "utf8"))?.[1]
  if (basePath !== undefined) return basePath
  throw new OwnerError(`${page} is not a page of this site. Run \`npm run build\`.`)
}
