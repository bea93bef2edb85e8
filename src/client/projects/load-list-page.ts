import { withPrefix } from "gatsby"

import { pageRuntime } from "~/src/client/navigation/page-runtime"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { payloadPath } from "~/src/lib/addresses/payload-path"

/** The data of a numbered page of the list, which is also what that page itself is drawn from. Rejects when it cannot be had. */
export async function loadListPage(number: number): Promise<unknown> {
  const path = payloadPath(withPrefix(numberedPath(PROJECTS_PATH, number)))
  const resources = await pageRuntime()?.loadPage(path)
  if (resources?.status === "error" || resources?.json === undefined) throw new Error(`${path} could not be loaded.`)
  return (resources.json as { data?: unknown }).data
}
