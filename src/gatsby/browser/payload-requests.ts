/** Where the data of pages comes from. */
type PayloadSource = {
  /** Returns the text at an address; rejects with an error that carries the host's `status`, if it answered. */
  fetchText: (url: string) => Promise<string>
  /** Returns whether the host may have a document at a path, which is decoded and without base path. */
  hasDocument: (path: string) => Promise<boolean>
}

/** What Gatsby's loader reads of an XMLHttpRequest. */
type Answer = { status: number; responseText: string }

const NOT_FOUND = 404
/** Makes Gatsby's loader give up on a page, so that its document is loaded (E4). */
const FAILED = 0

let source: PayloadSource | null = null

/** Sets where the data of pages comes from, before Gatsby asks for the first page. */
export function setPayloadSource(given: PayloadSource): void {
  source = given
}

/**
 * Takes the place of the requests in Gatsby's loader (bundle-patches.ts), which asks with HEAD whether a path without data has a
 * document.
 */
export async function requestPayload(address: string, method = "GET"): Promise<Answer> {
  if (source === null) return answer(FAILED)
  if (method === "HEAD") return answer((await source.hasDocument(address)) ? 200 : NOT_FOUND)
  try {
    return answer(200, await source.fetchText(address))
  } catch (error) {
    return answer((error as { status?: number } | null)?.status === NOT_FOUND ? NOT_FOUND : FAILED)
  }
}

function answer(status: number, responseText = ""): Answer {
  return { status, responseText }
}
