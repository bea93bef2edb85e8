import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"

/** The folder with the `content/` and `static/` of all test builds. */
export const FIXTURE_SITE = path.join(ROOT, "tests", "fixtures", "site")

export const VARIANTS = path.join(ROOT, ".variants")

/** The build of the unchanged fixture site by `npm run test:build`. */
export const FIXTURE_BUILD = {
  site: FIXTURE_SITE,
  buildDir: path.join(VARIANTS, "build", "main"),
  output: path.join(VARIANTS, "main"),
}

/** Throws an OwnerError if a build that the tests need is missing. */
export function ensureBuilt(): void {
  if (["main", "base-path"].every((build) => existsSync(path.join(VARIANTS, build)))) return
  throw new OwnerError("Run npm run test:build, then npm run test:build-variants: these tests need both.")
}
