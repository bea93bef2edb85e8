import { once } from "node:events"
import { type AddressInfo, connect, createServer } from "node:net"
import { pipeline } from "node:stream"
import { setTimeout } from "node:timers/promises"

/** A slow mobile network, as Lighthouse simulates it. */
const LATENCY_MS = 150
const BYTES_PER_MS = 200
const PIECE_BYTES = 2048

/** The connections share the bandwidth, including those that the browser opens itself to prefetch. */
export async function startSlowProxy(origin: string) {
  const { hostname, port } = new URL(origin)
  let freeAt = 0
  async function* delay(requests: AsyncIterable<Buffer>) {
    for await (const request of requests) {
      await setTimeout(LATENCY_MS)
      yield request
    }
  }
  async function* pace(responses: AsyncIterable<Buffer>) {
    for await (const response of responses) {
      for (let at = 0; at < response.length; at += PIECE_BYTES) {
        const piece = response.subarray(at, at + PIECE_BYTES)
        freeAt = Math.max(freeAt, performance.now()) + piece.length / BYTES_PER_MS
        await setTimeout(freeAt - performance.now())
        yield piece
      }
    }
  }
  const server = createServer((browser) => {
    const host = connect(Number(port), hostname)
    // A browser closes connections at any time.
    const ignoreError = () => undefined
    pipeline(browser, delay, host, ignoreError)
    pipeline(host, pace, browser, ignoreError)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
