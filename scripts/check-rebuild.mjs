import { readFileSync } from "node:fs"
import path from "node:path"

import { ROOT, run } from "./run.mjs"

// An open tab takes another id for another site: building the same content again must not give one (F1).
const before = buildId()
const code = await run("npm", ["run", "--silent", "build"])
if (code !== 0) process.exit(code)
const after = buildId()
if (before !== after) {
  console.error(`Building the same content again gave the id ${after}, before it was ${before}.`)
  console.error("Something that changes by itself is in public/: a time, a random name, or what an earlier build left.")
  process.exit(1)
}
console.log(`Built twice, and both times the id is ${after}.`)

function buildId() {
  return String(JSON.parse(readFileSync(path.join(ROOT, "public", "builds", "latest.json"), "utf8")).id)
}
