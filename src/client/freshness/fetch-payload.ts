import { ownBuildId } from "~/src/client/freshness/own-build"
import { requestText } from "~/src/client/request"

/**
 * Returns the data of a page as text. The address ends with the id of the build that this document came from: a host or proxy that
 * keeps data for too long has none for another build (P1).
 */
export function fetchPayload(address: string): Promise<string> {
  const id = ownBuildId()
  return requestText(id === null ? address : `${address}?${id}`)
}
