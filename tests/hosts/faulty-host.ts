import type { ServerResponse } from "node:http"
import { setTimeout } from "node:timers/promises"

import { pathnameOf, type StaticHost, startStaticHost } from "~/scripts/serve/static-host"
import { REVALIDATE } from "~/src/build/hosting/host-rules"

/**
 * What a host can do wrong: respond with a status, close the connection, respond late or close the connection then, respond only
 * when a promise is fulfilled, close the connection in the middle of a response, or respond with another page and status 200, whole
 * or in pieces of so many letters.
 */
export type Fault =
  | { status: number }
  | "drop"
  | { delayMs: number; isDropped?: true }
  | { until: Promise<unknown> }
  | "truncate"
  | { page: string; pieceLength?: number }

/** Longer than a frame, so that a browser draws each piece. */
const PIECE_PAUSE_MS = 35

type FaultOf = (path: string) => Fault | undefined
export type FaultyHost = StaticHost & { breakWith: (faultOf: FaultOf | null) => void }

/** Serves a build like a plain static host whose responses can be made to fail. */
export async function startFaultyHost(build: { directory: string; basePath?: string }): Promise<FaultyHost> {
  let faultOf: FaultOf | null = null
  const host = await startStaticHost({
    ...build,
    intercept: async (request, response) => {
      const fault = faultOf?.(pathnameOf(request))
      return fault !== undefined && (await commitFault(fault, response))
    },
  })
  const breakWith = (next: FaultOf | null) => {
    faultOf = next
  }
  return { ...host, breakWith }
}

/** Returns whether the fault replaces the build's response. */
async function commitFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault === "drop") {
    response.socket?.destroy()
  } else if (fault === "truncate") {
    response.writeHead(200, { "Content-Length": "1000" })
    response.write("half of it", () => response.socket?.destroy())
  } else if ("delayMs" in fault) {
    await setTimeout(fault.delayMs)
    if (fault.isDropped) response.socket?.destroy()
    return fault.isDropped === true
  } else if ("until" in fault) {
    await fault.until
    return false
  } else if ("page" in fault) {
    const { page, pieceLength = page.length } = fault
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" })
    // Of the head, nothing is drawn.
    const head = Math.max(page.indexOf("<body"), 0)
    response.write(page.slice(0, head))
    for (let start = head; start < page.length; start += pieceLength) {
      response.write(page.slice(start, start + pieceLength))
      await setTimeout(PIECE_PAUSE_MS)
    }
    response.end()
  } else {
    // Without this header browsers cache a 410 for good.
    response.writeHead(fault.status, { "Content-Type": "text/plain", "Cache-Control": REVALIDATE }).end("no")
  }
  return true
}
