import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Serves a finished build by nginx with the configuration that the build has written.
 * @param build the folder that holds `public` and `hosting`
 */
export async function startNginx({
  nginx,
  build,
}: {
  nginx: string
  build: string
}): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const port = await findFreePort()
  writeFileSync(path.join(folder, "nginx.conf"), configuration({ folder, port, build: path.resolve(build) }))
  const child = spawn(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"])
  let errors = ""
  child.stderr.on("data", (data) => {
    errors += data
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const origin = `http://127.0.0.1:${port}`
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

function configuration({ folder, port, build }: { folder: string; port: number; build: string }) {
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

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function untilReachable(origin: string) {
  while (!(await fetch(origin, { redirect: "manual" }).then(Boolean, () => false))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
