import { readdirSync } from "node:fs"
import path from "node:path"

export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
}
