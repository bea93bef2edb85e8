import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { readFlags, TEXT } from "~/scripts/command/read-flags"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { builtBasePath, readPort } from "~/scripts/serve/serve-options"
import { startStaticHost } from "~/scripts/serve/static-host"

const HELP = `npm run serve -- [flags]: serves public/ like a plain static host

  --port 9001   the port (default: 9000)
  --help        this text`

void runCommand(async () => {
  const { values } = readFlags(HELP, { port: TEXT })
  const port = readPort(values.port, process.env.PORT)
  const directory = path.join(ROOT, "public")
  if (!existsSync(path.join(directory, "index.html"))) {
    throw new OwnerError("There is no build to serve yet. Run `npm run build` first.")
  }
  const basePath = builtBasePath(directory)
  const { origin } = await startStaticHost({ directory, basePath, port })
  console.log(`Serving the production build at ${origin}${basePath}/ (Ctrl+C stops it)`)
})
