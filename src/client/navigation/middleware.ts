import { buildManifest } from "~/src/client/freshness/manifest"
import { isPublished } from "~/src/client/navigation/load-page"
import type { Middleware } from "~/src/lib/run-guards"

/** A project that was renamed is found under its new name (F6). The manifest is asked only for pages that are not there. */
const renamedProjects: Middleware = async ({ path }) => {
  if (await isPublished(path)) return undefined
  const { matcher } = await buildManifest()
  const rule = matcher[path.replace(/\/+$/, "")]
  return rule?.redirect
}

/** The middleware that routes may name (R3). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = { "renamed-projects": renamedProjects }
