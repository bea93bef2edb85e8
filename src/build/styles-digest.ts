import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** A digest of all style sheets: it changes when any of them does. */
export function stylesDigest(folder = "src/styles"): string {
  const digest = createHash("sha256")
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".css")) digest.update(file).update(readFileSync(path.join(folder, file)))
  }
  return digest.digest("hex")
}
