import { buildManifest } from "~/src/client/freshness/manifest"
import { isPublished } from "~/src/client/navigation/load-page"
import type { Middleware } from "~/src/lib/navigation/run-guards"

/** Redirects from the former name of a project, with query and hash (F6). Reads the manifest only for pages that do not exist. */
const renamedProjects: Middleware = async ({ path, fullPath }) => {
  if (await isPublished(path)) return undefined
  const { matcher } = await buildManifest()
  const rule = matcher[path.replace(/\/+$/, "")]
  return rule && rule.redirect + fullPath.slice(path.length)
}

/** The middleware that routes may name (R3). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = { "renamed-projects": renamedProjects }
