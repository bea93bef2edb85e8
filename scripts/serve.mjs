import { existsSync } from "node:fs"
import path from "node:path"

import { ensureInstalled } from "./ensure-installed.mjs"
import { ROOT } from "./run.mjs"

const directory = path.resolve(ROOT, process.env.SITE_DIRECTORY ?? "public")
const basePath = (process.env.BASE_PATH ?? "").replace(/\/+$/, "").replace(/^(?=[^/])/, "/")
const port = Number(process.env.PORT ?? 9000)

if (!existsSync(path.join(directory, "index.html"))) {
  console.error("There is no build to serve yet. Run `npm run build` first.")
  process.exit(1)
}
await ensureInstalled()
const { startStaticHost } = await import("./static-host.mjs")
try {
  const { origin } = await startStaticHost({ directory, basePath, port })
  console.log(`Serving the production build at ${origin}${basePath}/ (Ctrl+C stops it)`)
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  console.error(code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=9001 npm run serve` : message)
  process.exit(1)
}
