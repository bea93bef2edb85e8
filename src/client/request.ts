import type { $Fetch, FetchOptions } from "ofetch"

let client: Promise<$Fetch> | undefined

/** `timeout` is in milliseconds, for all of a request: both tries and the body. */
export type RequestOptions = Pick<FetchOptions<"json">, "method" | "cache" | "timeout">

/**
 * The one request client (C1): 400 to 599 are errors; PATCH, POST, PUT and DELETE are never tried again, other methods
 * once, on 408, 409, 425, 429, 500, 502, 503, 504 and failures of the network. Those are ofetch's own defaults; the
 * package is fetched with the first request. Rejects with what went wrong.
 */
export async function request<Answer>(url: string, { timeout, ...options }: RequestOptions = {}): Promise<Answer> {
  client ??= import("ofetch").then(({ ofetch }) => ofetch)
  const ofetch = await client
  // `responseType` keeps an HTML page that a host sends in place of JSON from being taken for an answer.
  // ofetch's own time-out ends with the headers of the first try: a second one would be waited for without end.
  const limit = timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }
  return ofetch<Answer>(url, { ...options, ...limit, responseType: "json" })
}
