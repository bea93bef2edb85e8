import { watch } from "node:fs"

/** One save of an editor is several changes of files. */
const SETTLED_MS = 100

/**
 * Calls a function after each change in a folder. An error in it, or while watching, is printed as one line: files may
 * be moved or locked meanwhile, and the next change may succeed. Returns a cleanup function.
 */
export function watchContent(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const update = () => {
    try {
      onChange()
    } catch (error) {
      report(error)
    }
  }
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(update, SETTLED_MS)
  })
  watcher.on("error", report)
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

function report(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`The last change of the content is not shown (${reason}). Save a file again.`)
}
