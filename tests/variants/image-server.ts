import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:https"
import path from "node:path"
import { generate } from "selfsigned"

import { listen } from "~/scripts/command/listen"
import { FIXTURE_BUILD, FIXTURE_SITE } from "~/scripts/test/fixture-site"

/** The images of the server by path, from the content of the fixture site. */
export const IMAGES: Record<string, string> = {
  "/wide.png": "projects/tide-tables/cover.png",
  "/figure.png": "projects/tide-tables/figure-gauge.png",
  "/square.png": "avatar.png",
}

/**
 * Starts a mock of another host with images, over https.
 * @returns `env` makes Node trust the server, and lets a build fetch from it
 */
export async function startImageServer() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
    ],
  })
  const certificate = path.join(path.dirname(FIXTURE_BUILD.output), "image-server.pem")
  mkdirSync(path.dirname(certificate), { recursive: true })
  writeFileSync(certificate, cert)

  const server = createServer({ key, cert }, (request, response) => {
    const file = IMAGES[request.url ?? ""]
    if (file === undefined) return response.writeHead(404).end()
    const image = readFileSync(path.join(FIXTURE_SITE, "content", file))
    return response.writeHead(200, { "Content-Type": "image/png" }).end(image)
  })
  const { host, stop } = await listen(server)
  const origin = `https://${host}`
  return { origin, env: { NODE_EXTRA_CA_CERTS: certificate, TEST_LOCAL_ORIGIN: origin }, stop }
}
