import { existsSync } from "node:fs"
import path from "node:path"

import { ensureInstalled } from "./command/ensure-installed.mjs"
import { ROOT } from "./command/run.mjs"

const HELP = `npm run serve -- [flags]: serves public/ as a plain static host would

  --port 9001   the port, if not 9000
  --help        this text`

await ensureInstalled()
// Packages can be loaded only now.
const { OwnerError, runForOwner } = await import("./command/owner-error.mjs")
const { readFlags } = await import("./command/read-flags.mjs")
const { builtBasePath } = await import("./hosts/built-base-path.mjs")
const { readPort } = await import("./serve/read-port.mjs")
const { startStaticHost } = await import("./hosts/static-host.mjs")

await runForOwner(async () => {
  const { values, positionals } = readFlags(process.argv.slice(2), {
    port: { type: "string" },
    help: { type: "boolean" },
  })
  if (values.help) return console.log(HELP)
  if (positionals.length > 0) throw new OwnerError(`"${positionals[0]}" belongs to no flag. See --help.`)
  const port = readPort(values.port, process.env.PORT)
  const directory = path.resolve(ROOT, process.env.SITE_DIRECTORY ?? "public")
  if (!existsSync(path.join(directory, "index.html"))) {
    throw new OwnerError("There is no build to serve yet. Run `npm run build` first.")
  }
  const basePath = builtBasePath(directory)
  try {
    const { origin } = await startStaticHost({ directory, basePath, port })
    console.log(`Serving the production build at ${origin}${basePath}/ (Ctrl+C stops it)`)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== "EADDRINUSE") throw error
    throw new OwnerError(
      `Port ${port} is taken. Choose another: npm run serve -- --port ${port === 9001 ? 9002 : 9001}`,
    )
  }
})
