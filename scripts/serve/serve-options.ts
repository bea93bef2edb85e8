import { readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"

/** The attribute that names the app's script. No text can contain it, because pages drop attributes and escape code. */
const APP_SCRIPT = /data-app-script="([^"]*)\/app-[0-9a-f]+\.js"/
const HIGHEST_PORT = 65_535

/** Returns the base path of a build from its home page; empty at a host's root. Throws an OwnerError for a page of another site. */
export function builtBasePath(directory: string): string {
  const page = path.join(directory, "index.html")
  const basePath = APP_SCRIPT.exec(readFileSync(page, "utf8"))?.[1]
  if (basePath !== undefined) return basePath
  throw new OwnerError(`${page} is not a page of this site. Run \`npm run build\`.`)
}

/** Returns the flag's port, else the environment's, else 9000; 0 means any free one. Throws an OwnerError for other values. */
export function readPort(flag: string | undefined, environment: string | undefined) {
  const port = flag ?? (environment || "9000")
  if (/^\d{1,5}$/.test(port) && Number(port) <= HIGHEST_PORT) return Number(port)
  throw new OwnerError(`"${port}" is not a port. Use a number like 9001, at most ${HIGHEST_PORT}.`)
}
