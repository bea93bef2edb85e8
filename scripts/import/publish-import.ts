import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** What an import writes: projects by their folders' names, and whether the résumé is among it. */
export type Import = { slugs: readonly string[]; isResumeWritten: boolean }

/** Calls a function with a temporary folder; beside the content, its files can be moved there in one step each. */
export async function inStaging<Result>(
  root: string,
  isDryRun: boolean,
  work: (staging: string) => Promise<Result>,
): Promise<Result> {
  const staging = mkdtempSync(path.join(isDryRun ? tmpdir() : root, ".import-"))
  try {
    return await work(staging)
  } finally {
    rmSync(staging, { recursive: true })
  }
}

/** Moves what was staged into the owner's content. If one step fails, the earlier ones are undone. */
export function publishImport(root: string, staging: string, { slugs, isResumeWritten }: Import): void {
  const moved: string[] = []
  try {
    mkdirSync(path.join(root, "content/projects"), { recursive: true })
    for (const slug of slugs) {
      const folder = path.join(root, "content/projects", slug)
      renameSync(path.join(staging, "content/projects", slug), folder)
      moved.push(folder)
    }
    const resume = "content/resume.json"
    if (isResumeWritten) renameSync(path.join(staging, resume), path.join(root, resume))
  } catch (error) {
    for (const folder of moved) rmSync(folder, { recursive: true })
    throw error
  }
}
