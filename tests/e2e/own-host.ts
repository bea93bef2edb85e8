import type { ServerResponse } from "node:http"

import { pathnameOf, type StaticHost, startStaticHost } from "~/scripts/serve/static-host"

import { test as base } from "./policed"
import { BUILDS } from "./site"

/**
 * What a host can do wrong: respond with a status, close the connection, respond late, close the connection in the middle of a
 * response, or respond with another page and status 200.
 */
export type Fault = { status: number } | "drop" | { delayMs: number } | "truncate" | { page: string }

type FaultOf = (path: string) => Fault | undefined
type Host = StaticHost & { breakWith: (faultOf: FaultOf | null) => void }

/** A host for one test, whose build can be replaced and whose responses can fail under an open tab. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  host: async ({}, use) => {
    let faultOf: FaultOf | null = null
    const host = await startStaticHost({
      directory: BUILDS.default.directory,
      intercept: async (request, response) => {
        const fault = faultOf?.(pathnameOf(request))
        return fault !== undefined && (await commitFault(fault, response))
      },
    })
    await use({
      ...host,
      breakWith: (next) => {
        faultOf = next
      },
    })
    await host.stop()
  },
})

/** Returns whether the fault was the response. */
async function commitFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault === "drop") {
    response.socket?.destroy()
  } else if (fault === "truncate") {
    response.writeHead(200, { "Content-Length": "1000" })
    response.write("half of it", () => response.socket?.destroy())
  } else if ("delayMs" in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    return false
  } else if ("page" in fault) {
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" }).end(fault.page)
  } else {
    response.writeHead(fault.status, { "Content-Type": "text/plain" }).end("no")
  }
  return true
}
