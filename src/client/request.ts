import type { $Fetch, FetchOptions } from "ofetch"

let client: Promise<$Fetch> | undefined

/** `timeout` is in milliseconds. */
export type RequestOptions = Pick<FetchOptions<"json">, "method" | "cache" | "timeout">

/**
 * The one request client (C1): 400 to 599 are errors; PATCH, POST, PUT and DELETE are never tried again, other methods
 * once, on 408, 409, 425, 429, 500, 502, 503, 504 and failures of the network. Those are ofetch's own defaults; the
 * package is fetched with the first request. Rejects with what went wrong.
 */
export async function request<Answer>(url: string, options?: RequestOptions): Promise<Answer> {
  client ??= import("ofetch").then(({ ofetch }) => ofetch)
  const ofetch = await client
  // `responseType` keeps an HTML page that a host sends in place of JSON from being taken for an answer.
  return ofetch<Answer>(url, { ...options, responseType: "json" })
}
