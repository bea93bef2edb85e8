import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Serves a finished build by nginx, with the file that the build has written for it.
 * @param {{ nginx: string, build: string }} options the program, and the folder that holds `public` and `hosting`
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ nginx, build }) {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const port = await freePort()
  writeFileSync(path.join(folder, "nginx.conf"), configuration({ folder, port, build: path.resolve(build) }))
  const child = spawn(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"])
  let told = ""
  child.stderr.on("data", (data) => {
    told += data
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const origin = `http://127.0.0.1:${port}`
  await Promise.race([answers(origin), ended.then(() => Promise.reject(new Error(`nginx has ended: ${told}`)))])
  return {
    origin,
    stop: async () => {
      child.kill("SIGQUIT")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {{ folder: string, port: number, build: string }} place */
function configuration({ folder, port, build }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${build}/public;
    include ${build}/hosting/nginx.conf;
  }
}
`
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** @param {string} origin */
async function answers(origin) {
  for (;;) {
    if (await fetch(origin, { redirect: "manual" }).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
