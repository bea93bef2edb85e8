import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { FLAG, readFlags, TEXT } from "~/scripts/command/read-flags"
import { runCommand } from "~/scripts/command/run-command"
import { startEditor } from "~/scripts/edit/edit-server"
import { editorFiles } from "~/scripts/edit/editor-files"
import { previewSite } from "~/scripts/edit/preview-site"
import { readPort } from "~/scripts/serve/serve-options"

const HELP = `npm run edit -- [flags]: edits your content in a browser, on this machine only

  --port 9100     the port (default: 9100)
  --preview 8001  the port of npm start, which shows your pages and is started when you first open one (default: 8000)
  --dry-run       saves nothing: the terminal shows what each save would change
  --help          this text`
const DEFAULT_PORT = "9100"

void runCommand(async () => {
  const { values } = readFlags(HELP, { port: TEXT, preview: TEXT, "dry-run": FLAG })
  const port = readPort(values.port, process.env.PORT || DEFAULT_PORT)
  const preview = previewSite(readPort(values.preview, "8000"))
  const isDryRun = values["dry-run"] === true
  const options = { root: path.join(ROOT, "content"), port, preview, isDryRun, log: console.log }
  const { origin } = await startEditor({ ...options, files: await editorFiles() })
  console.log(`Open ${origin} to edit your content (Ctrl+C stops it).`)
  console.log(
    isDryRun
      ? "Nothing is saved: the terminal shows what each save would change."
      : "Then commit what you saved: git add content && git commit",
  )
})
