import { existsSync } from "node:fs"
import path from "node:path"

/**
 * Where a program is; undefined when it is not installed. Debian keeps servers where only root looks.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
  return folders.map((folder) => path.join(folder, name)).find((program) => existsSync(program))
}
