import path from "node:path"

/** The folder of package.json. */
export const ROOT = path.resolve(__dirname, "../..")

/** The folder in which builds run. */
export const BUILD_DIR = path.join(ROOT, ".build")

/** The folders that belong to the owner. */
export const OWNED_FOLDERS = ["content", "static"] as const
