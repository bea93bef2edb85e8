import http, { type IncomingMessage, ServerResponse } from "node:http"
import https from "node:https"
import type { Duplex } from "node:stream"
import type { GatsbyConfig } from "gatsby"
import { version } from "gatsby/package.json"

import { isOwnRequest } from "~/src/lib/addresses/own-request"

type App = Parameters<NonNullable<GatsbyConfig["developMiddleware"]>>[0]

/** The events that begin an exchange with a server, including a websocket. */
const EXCHANGES = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]

const REFUSAL =
  "The development server answers only requests from pages of this machine. Type its address into the browser instead of following a link from another website; to use it by another name, start it with --host and that name.\n"

/**
 * Answers every foreign request to the development server with 403 (S4), before Gatsby's `cors()`, which would let every website
 * read drafts. Gatsby passes on its Express app only after `cors()`, and its websocket bypasses that app. Therefore the guard
 * patches all servers of this process. Returns a cleanup function.
 */
export function guardDevelopServer(app: App, { name = process.env.GATSBY_HOST, stop = stopProcess } = {}): () => void {
  const passed = new WeakSet<IncomingMessage>()
  const cleanups = [http.Server.prototype, https.Server.prototype].map((servers: http.Server) => {
    const { emit } = servers
    // Refuses exchanges before they reach any listener of the server.
    servers.emit = function (this: http.Server, event: string, ...details: unknown[]) {
      const [request, answer] = details as [IncomingMessage, ServerResponse | Duplex]
      if (EXCHANGES.includes(event)) {
        if (!isOwnRequest(request.headers, name)) return refuse(answer)
        passed.add(request)
      }
      return Reflect.apply(emit, this, [event, ...details])
    }
    return () => Object.assign(servers, { emit })
  })
  app.use((request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (!passed.has(request)) {
      stop(
        `The guard of the development server (src/gatsby/develop/guard-develop-server.ts) does not run first in Gatsby ${version}. docs/decisions/0035 explains it.`,
      )
    }
    next()
  })
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** Returns true: the event has been handled. */
function refuse(answer: ServerResponse | Duplex): true {
  if (answer instanceof ServerResponse) {
    answer.writeHead(403, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(REFUSAL)
  } else {
    answer.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
  }
  return true
}

function stopProcess(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
