import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { type LocalServer, startLocalServer } from "~/tests/local-server"

/**
 * Serves a finished build by nginx with the configuration that the build has written.
 * @param build the folder that holds `public` and `hosting`
 */
export async function startNginx({ nginx, build }: Record<"nginx" | "build", string>): Promise<LocalServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const { origin, stop: freePort } = await startLocalServer(() => undefined)
  await freePort()
  writeFileSync(
    path.join(folder, "nginx.conf"),
    configuration({ folder, address: new URL(origin).host, build: path.resolve(build) }),
  )
  const child = spawn(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"])
  let errors = ""
  child.stderr.on("data", (data) => {
    errors += data
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const failed = ended.then(() => Promise.reject(new Error(`nginx has stopped: ${errors}`)))
  await Promise.race([untilReachable(origin), failed])
  return {
    origin,
    stop: async () => {
      child.kill("SIGQUIT")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration({ folder, address, build }: Record<"folder" | "address" | "build", string>) {
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
    listen ${address};
    root ${build}/public;
    include ${build}/hosting/nginx.conf;
  }
}
`
}

async function untilReachable(origin: string) {
  while (!(await fetch(origin, { redirect: "manual" }).then(Boolean, () => false))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
