import path from "node:path"

/** The folder of package.json. */
export const ROOT = path.resolve(__dirname, "../..")

export const BUILD_DIR = path.join(ROOT, ".build")

export const OWNED_FOLDERS = ["content", "static"] as const
