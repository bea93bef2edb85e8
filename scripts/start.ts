import { parseArgs } from "node:util"

import { ROOT } from "./command/folders"
import { refuseFolder } from "./command/refuse-folder"
import { OwnerError, runCommand } from "./command/run-command"
import { develop, developTranslated } from "./start/develop"

const HELP = `npm start -- [flags]: serves the site with live reload, drafts and GraphiQL

  --language de      shows the site in another of its languages
  --port 8001        another port than 8000
  --host 192.168.1.5 the address under which other devices reach it, which may then read drafts
  --help             this text

All other flags are those of gatsby develop.`

void runCommand(() => {
  if (process.argv.includes("--help")) return console.log(HELP)
  refuseFolder(ROOT)
  const options = { host: { type: "string", short: "H" }, language: { type: "string" } } as const
  const args = process.argv.slice(2)
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true })
  // Only this machine may reach the development server, because GraphiQL asks for no password. Gatsby and the guard of its
  // server (src/gatsby/develop/guard-develop-server.ts) both read the host from this variable.
  const env = { GATSBY_HOST: typeof values.host === "string" ? values.host : "localhost" }
  for (const token of tokens.toReversed()) {
    if (token.kind === "option" && token.name === "language") args.splice(token.index, token.inlineValue ? 1 : 2)
  }
  if (values.language === undefined) return develop(ROOT, "develop", { args, env })
  if (typeof values.language !== "string") throw new OwnerError("Write the language: npm start -- --language de")
  return developTranslated(values.language, { args, env })
})
