type PayloadSource = {
  /** Returns the text at an address; rejects with an error that carries the host's `status`, if it answered. */
  fetchText: (url: string) => Promise<string>
  /** Returns whether the host may have a document at a path, which is decoded and without base path. */
  hasDocument: (path: string) => Promise<boolean>
}

let source: PayloadSource | null = null

/** Call it before Gatsby asks for the first page. */
export function setPayloadSource(given: PayloadSource): void {
  source = given
}

/**
 * Replaces the requests of Gatsby's loader (module-patches.ts), which uses HEAD to learn whether a path without data has a
 * document. On the status 0, the loader gives up on a page, so that its document is loaded (E4).
 */
export async function requestPayload(address: string, method = "GET") {
  const answer = (status: number, responseText = "") => ({ status, responseText })
  if (source === null) return answer(0)
  if (method === "HEAD") return answer((await source.hasDocument(address)) ? 200 : 404)
  try {
    return answer(200, await source.fetchText(address))
  } catch (error) {
    return answer((error as { status?: number } | null)?.status === 404 ? 404 : 0)
  }
}
