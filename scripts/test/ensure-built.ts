import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"

/** Throws an OwnerError if a build that the tests need is missing. */
export function ensureBuilt(): void {
  const isBuilt = [".variants/main", ".variants/base-path"].every((folder) => existsSync(path.join(ROOT, folder)))
  if (!isBuilt) throw new OwnerError("Run npm run test:build, then npm run test:build-variants: these tests need both.")
}
