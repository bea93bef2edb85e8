import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:https"
import path from "node:path"
import { generate } from "selfsigned"

import { ROOT } from "../command/run.mjs"
import { FIXTURE_SITE } from "./fixture-site.mjs"

/** What the server has of the fixture site's content, by path; all else is not found. */
export const PICTURES = {
  "/wide.png": "projects/tide-tables/cover.png",
  "/figure.png": "projects/tide-tables/figure-gauge.png",
  "/square.png": "avatar.png",
}

/**
 * Stands in for another host with pictures, over https as the content wants it.
 * @returns {Promise<{ origin: string, env: NodeJS.ProcessEnv, stop: () => void }>} `env` makes Node trust the server, and the build fetch from it
 */
export async function startPictureServer() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
    ],
  })
  const certificate = path.join(ROOT, ".variants", "picture-server.pem")
  mkdirSync(path.dirname(certificate), { recursive: true })
  writeFileSync(certificate, cert)

  const server = createServer({ key, cert }, (request, response) => {
    const file = PICTURES[/** @type {keyof typeof PICTURES} */ (request.url ?? "")]
    if (file === undefined) return response.writeHead(404).end()
    return response
      .writeHead(200, { "Content-Type": "image/png" })
      .end(readFileSync(path.join(FIXTURE_SITE, "content", file)))
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  const origin = `https://127.0.0.1:${port}`
  return {
    origin,
    env: { NODE_EXTRA_CA_CERTS: certificate, TEST_LOCAL_ORIGIN: origin },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
