import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "./command/folders.mjs"
import { OwnerError, runForOwner } from "./command/owner-error.mjs"
import { readFlags } from "./command/read-flags.mjs"
import { startStaticHost } from "./hosts/static-host.mjs"
import { builtBasePath } from "./serve/built-base-path.mjs"
import { readPort } from "./serve/read-port.mjs"

const HELP = `npm run serve -- [flags]: serves public/ as a plain static host would

  --port 9001   the port, if not 9000
  --help        this text`

await runForOwner(async () => {
  const { values, positionals } = readFlags(process.argv.slice(2), {
    port: { type: "string" },
    help: { type: "boolean" },
  })
  if (values.help) return console.log(HELP)
  if (positionals.length > 0) throw new OwnerError(`"${positionals[0]}" is not a flag. See --help.`)
  const port = readPort(values.port, process.env.PORT)
  const directory = path.join(ROOT, "public")
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
      `Port ${port} is in use. Choose another: npm run serve -- --port ${port === 9001 ? 9002 : 9001}`,
    )
  }
})
