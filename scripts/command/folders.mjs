import path from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..")

/** The folders that belong to the owner. */
export const OWNED_FOLDERS = /** @type {const} */ (["content", "static"])
