import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

import { listen } from "~/scripts/command/listen"

export type LocalServer = { origin: string; stop: () => Promise<void> }

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A mock server on a free port of this machine. */
export async function startLocalServer(answer: Answer): Promise<LocalServer> {
  const { host, stop } = await listen(createServer(answer))
  return { origin: `http://${host}`, stop }
}

/** Lets the build's requests reach only this server on this machine; without a server, none. */
export function allowLocalServer(server: LocalServer | undefined): void {
  if (server === undefined) delete process.env.TEST_LOCAL_ORIGIN
  else process.env.TEST_LOCAL_ORIGIN = server.origin
}

/** Starts a mock server for each test of a file, which the build's requests may reach. Tests may change its answer. */
export function localServer(answer: Answer = () => undefined) {
  const server = { origin: "", stop: (): Promise<void> => Promise.resolve(), answer, requests: [] as IncomingMessage[] }
  beforeEach(async () => {
    const started = await startLocalServer((request, response) => {
      server.requests.push(request)
      server.answer(request, response)
    })
    allowLocalServer(Object.assign(server, started, { answer, requests: [] }))
  })
  afterEach(() => {
    allowLocalServer(undefined)
    return server.stop()
  })
  return server
}
