import http, { type IncomingMessage, ServerResponse } from "node:http"
import https from "node:https"
import type { Duplex } from "node:stream"
import type { GatsbyConfig } from "gatsby"
import { version } from "gatsby/package.json"

import { isOwnRequest } from "~/src/gatsby/develop/is-own-request"

type App = Parameters<NonNullable<GatsbyConfig["developMiddleware"]>>[0]

type GuardOptions = {
  /** What `--host` calls the server. */
  name?: string | undefined
  stop?: (sentence: string) => void
}

/** Whatever begins an exchange with a server, the start of a websocket included. */
const EXCHANGES = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]

const REFUSAL =
  "The development server answers only to pages of this machine. Type its address into the browser instead of following a link from another website; to use it by another name, start it with --host and that name.\n"

/**
 * Answers every foreign request to the development server with 403 (S4), before Gatsby's `cors()`, which would let every website
 * read drafts. Gatsby hands out its Express app only behind `cors()`, and its websocket bypasses that app; therefore the guard
 * is in the servers of this process, made later. Returns a cleanup function.
 */
export function guardDevelopServer(
  app: App,
  { name = process.env.GATSBY_HOST, stop = stopProcess }: GuardOptions = {},
): () => void {
  const passed = new WeakSet<IncomingMessage>()
  const cleanups = [http.Server.prototype, https.Server.prototype].map((servers) =>
    guardServers(servers, (request) => {
      const isOwn = isOwnRequest(request.headers, name)
      if (isOwn) passed.add(request)
      return isOwn
    }),
  )
  app.use((request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (!passed.has(request)) {
      stop(
        `The guard of the development server (src/gatsby/develop/guard-develop-server.ts) is not first in Gatsby ${version}; docs/decisions/0035 explains it.`,
      )
    }
    next()
  })
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** Refuses exchanges before any listener of a server hears of them. */
function guardServers(servers: http.Server, isOwn: (request: IncomingMessage) => boolean): () => void {
  const { emit } = servers
  servers.emit = function (this: http.Server, event: string, ...details: unknown[]) {
    const [request, answer] = details as [IncomingMessage, ServerResponse | Duplex]
    if (!EXCHANGES.includes(event) || isOwn(request)) return Reflect.apply(emit, this, [event, ...details])
    refuse(answer)
    return true
  }
  return () => {
    servers.emit = emit
  }
}

function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse) {
    answer.writeHead(403, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(REFUSAL)
  } else {
    answer.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
  }
}

function stopProcess(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
