import { type FetchOptions, ofetch } from "ofetch"

/** `timeout` is in milliseconds, for all of a request: both tries and the body. */
type RequestOptions = Pick<FetchOptions<"json">, "method" | "cache" | "timeout">

/**
 * The one request client (C1): 400 to 599 are errors; PATCH, POST, PUT and DELETE are never tried again, other methods
 * once, on 408, 409, 425, 429, 500, 502, 503, 504 and failures of the network. Those are ofetch's own defaults. Returns the
 * JSON at an address; rejects with an error that has the `status` of the answer, if there was one.
 */
export async function request<Answer>(url: string, { timeout, ...options }: RequestOptions = {}): Promise<Answer> {
  // ofetch's own time-out ends with the headers of the first try, so a second try could take forever.
  const limit = timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }
  // ofetch's own parser accepts an HTML page instead of JSON, and returns it as text.
  const parseResponse = (text: string): Answer => JSON.parse(text)
  return ofetch<Answer>(url, { ...options, ...limit, parseResponse })
}

export function requestText(url: string): Promise<string> {
  return ofetch(url, { responseType: "text" })
}
