import type { Server } from "node:http"
import type { AddressInfo } from "node:net"

import { OwnerError } from "./run-command"

/** Lets this machine alone reach a server; the port 0 means any free one. Throws an OwnerError if another program has the port. */
export async function listen(server: Server, port = 0): Promise<{ host: string; stop: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const command = `npm run ${process.env.npm_lifecycle_event} -- --port ${port + 1}`
      const inUse = new OwnerError(`Port ${port} is in use. Choose another: ${command}`)
      reject(error.code === "EADDRINUSE" ? inUse : error)
    })
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}
