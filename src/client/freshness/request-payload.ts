import { buildManifest, ownBuildId } from "~/src/client/freshness/load-build-manifest"
import { requestText } from "~/src/client/request"
import { documentPath } from "~/src/lib/addresses/paths"

/**
 * Replaces the requests of Gatsby's loader (src/gatsby/webpack/module-patches.ts), which uses HEAD to learn whether a path without
 * data has a document. On the status 0, the loader gives up on a page, so that its document is loaded (E4).
 */
export async function requestPayload(address: string, method = "GET") {
  const answer = (status: number, responseText = "") => ({ status, responseText })
  if (method === "HEAD") return answer((await hasDocument(address)) ? 200 : 404)
  try {
    return answer(200, await fetchPayload(address))
  } catch (error) {
    return answer((error as { status?: number } | null)?.status === 404 ? 404 : 0)
  }
}

/**
 * Returns the data of a page as text. The address ends with the id of this document's build, so that a host or proxy that keeps
 * data for too long cannot answer with the data of another build (P1).
 */
function fetchPayload(address: string): Promise<string> {
  const id = ownBuildId()
  return requestText(id === null ? address : `${address}?${id}`)
}

/**
 * Returns whether the host may have a document at a decoded path inside the site: a page of this build, or any path when the
 * manifest is missing. Asking the host would cost a request for every unknown address (E4, P3).
 */
async function hasDocument(path: string): Promise<boolean> {
  const { prerendered } = await buildManifest()
  return prerendered.length === 0 || prerendered.includes(documentPath(path))
}
