import { existsSync } from "node:fs"
import path from "node:path"

/** Returns the path of an installed program, or undefined. Debian keeps servers in /usr/sbin, which only root has in PATH. */
export function findProgram(name: string) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
  return folders.map((folder) => path.join(folder, name)).find((program) => existsSync(program))
}
