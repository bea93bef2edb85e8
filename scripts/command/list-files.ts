import path from "node:path"

import { entriesBelow } from "~/src/doctor/readers/files/entries-below"

export function listFiles(folder: string): string[] {
  const files = entriesBelow(folder).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
}
