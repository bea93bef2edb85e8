import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The files of a build whose path or text matches, by their paths in it. */
export function filesNaming(build: string, pattern: RegExp): string[] {
  const isText = /\.(html|js|json|xml|txt|md|css|webmanifest)$/
  return filesIn(build)
    .filter((file) => pattern.test(file) || (isText.test(file) && pattern.test(readFileSync(file, "utf8"))))
    .map((file) => path.relative(build, file))
}

/** What a build says of its pages: their paths, and the redirects of renamed projects. */
export function readManifest({ directory }: { directory: string }): {
  prerendered: string[]
  matcher: Record<string, { redirect: string }>
} {
  const read = (file: string) => JSON.parse(readFileSync(path.join(directory, "builds", file), "utf8"))
  return read(`meta/${read("latest.json").id}.json`)
}

/** The paths of all pages of a build. */
export function publishedPaths(build: { directory: string }): string[] {
  return readManifest(build).prerendered
}
