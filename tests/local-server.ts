import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export type LocalServer = { origin: string; stop: () => Promise<void> }

/** A mock server on a free port of this machine. */
export async function startLocalServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Lets the build's requests reach this server of this machine only; none without a server. */
export function allowLocalServer(server: LocalServer | undefined): void {
  if (server === undefined) delete process.env.TEST_LOCAL_ORIGIN
  else process.env.TEST_LOCAL_ORIGIN = server.origin
}
