import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

import { ensurePrograms } from "./debian.mjs"
import { startNginx } from "./nginx.mjs"
import { findProgram, HOST_PROGRAMS } from "./programs.mjs"
import { ROOT } from "./run.mjs"

const [seconds = "10", build = ROOT] = process.argv.slice(2)

/** Asks for every page and script in turn, and says at the end what was not answered with 200. */
const SCRIPT = (/** @type {readonly string[]} */ paths) => `
local paths = { ${paths.map((address) => JSON.stringify(address)).join(", ")} }
local next = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() others = 0 end
function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], { ["Accept-Encoding"] = "gzip" })
end
function response(status) if status ~= 200 then others = others + 1 end end
function done(summary, latency)
  local others = 0
  for _, thread in ipairs(threads) do others = others + thread:get("others") end
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"notOk":%d,"dropped":%d,"perSecond":%.0f,"p50Ms":%.2f,"p99Ms":%.2f}\\n',
    summary.requests, others, errors.connect + errors.read + errors.write + errors.timeout,
    summary.requests / summary.duration * 1000000, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`

await ensurePrograms(HOST_PROGRAMS)
const nginx = findProgram("nginx")
const wrk = findProgram("wrk")
if (nginx === undefined || wrk === undefined) console.log("Skipped: nginx and wrk are not both installed.")
else await load(nginx, wrk)

/**
 * Loads nginx with 64 connections for as long as the first argument says, in seconds, and prints the figures. The second is
 * the folder that holds `public/` and `hosting/`, the owner's unless given.
 * @param {string} nginxPath
 * @param {string} wrkPath
 */
async function load(nginxPath, wrkPath) {
  const host = await startNginx({ nginx: nginxPath, build })
  const home = await (await fetch(`${host.origin}/`)).text()
  const paths = [...new Set([...home.matchAll(/(?:href|src)="(\/[^"#/][^"#]*)"/g)].map(([, address]) => address ?? ""))]
  const script = path.join(ROOT, "node_modules", ".cache", "load.lua")
  mkdirSync(path.dirname(script), { recursive: true })
  writeFileSync(script, SCRIPT(["/", ...paths]))
  const { stdout, stderr } = spawnSync(
    wrkPath,
    ["-t2", "-c64", `-d${seconds}s`, "--timeout", "10s", "-s", script, host.origin],
    { encoding: "utf8" },
  )
  await host.stop()
  const figures = stdout.split("\n").find((line) => line.startsWith("{"))
  if (figures === undefined) throw new Error(`wrk has said nothing: ${stderr}${stdout}`)
  console.log(`${paths.length + 1} addresses, 64 connections, ${seconds} s: ${figures}`)
  const { notOk, dropped } = JSON.parse(figures)
  if (notOk + dropped > 0) process.exitCode = 1
}
