import { buildManifest } from "~/src/client/freshness/build-manifest"
import { basePath } from "~/src/client/navigation/base-path"
import { pageRuntime } from "~/src/client/navigation/page-runtime"
import type { Middleware } from "~/src/lib/navigation/run-guards"

/** Redirects from a project's former name, with query and hash (F6). Only a path without a page needs the manifest. */
const renamedProjects: Middleware = async ({ path, fullPath }) => {
  if (await isPublished(path)) return undefined
  const { matcher } = await buildManifest()
  const rule = matcher[path.replace(/\/+$/, "")]
  return rule && rule.redirect + fullPath.slice(path.length)
}

/** The middleware that routes may name (R3). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = { "renamed-projects": renamedProjects }

/** Returns whether a path inside the site has a page; true when that cannot be known. */
async function isPublished(path: string): Promise<boolean> {
  const address = basePath() + path
  await pageRuntime()?.loadPage(address)
  return pageRuntime()?.isPageNotFound(address) !== true
}
