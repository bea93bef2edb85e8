/**
 * The content folder as the File System API describes one: the part of it that Sveltia uses to keep files of its test backend in the
 * browser. Deleting is refused.
 * https://developer.mozilla.org/en-US/docs/Web/API/File_System_API
 */

const NOT_RUNNING = "The editor is not running: npm run edit. Your text is still here; start it, then save again."

/** What distinguishes the content of each file that was read. */
const tags = new Map<string, string>()
/** Called after every save, with the reason if it was refused. */
const listeners = new Set<(refusal: string) => void>()

export function subscribeToSaves(onSave: (refusal: string) => void): () => void {
  listeners.add(onSave)
  return () => void listeners.delete(onSave)
}

/** A file of the content. */
export class FileHandle {
  readonly kind = "file"
  /** What was written. A file with a temporary name is saved when it gets its own. */
  private draft: Blob | null = null
  /** Sveltia asks three times for what was refused. */
  private saving: Promise<void> | null = null

  constructor(private path: string) {}

  get name(): string {
    return this.path.replace(/^.*\//, "")
  }

  async getFile(): Promise<File> {
    // Not as it is on the disk: Sveltia would not read a change that another program has made meanwhile.
    if (this.draft !== null) return new File([this.draft], this.name)
    const response = await fetch(addressOf(this.path))
    if (!response.ok) throw new DOMException(this.path, "NotFoundError")
    tags.set(this.path, response.headers.get("ETag") ?? "")
    return new File([await response.blob()], this.name)
  }

  async createWritable() {
    const write = async (data: Blob | string) => {
      this.draft = new Blob([data])
      if (!this.name.startsWith(".")) await save(this.path, this.draft)
    }
    // Every write is complete.
    return { write, close: () => Promise.resolve() }
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    if (this.draft === null) throw new DOMException("Move files in a file manager.", "NotAllowedError")
    this.saving ??= save(folder.pathOf(name), this.draft)
    await this.saving
    this.path = folder.pathOf(name)
  }
}

class FolderHandle {
  readonly kind = "directory"

  constructor(private path: string) {}

  pathOf(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`
  }

  async getFileHandle(name: string): Promise<FileHandle> {
    return new FileHandle(this.pathOf(name))
  }

  async getDirectoryHandle(name: string): Promise<FolderHandle> {
    return new FolderHandle(this.pathOf(name))
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const response = await fetch("/files")
    const files = ((await response.json()) as string[]).map((file) => `content/${file}`)
    const below = files.filter((file) => file.startsWith(this.pathOf("")))
    const names = new Set(below.map((file) => file.slice(this.pathOf("").length).split("/")[0] ?? ""))
    for (const name of names) {
      const path = this.pathOf(name)
      yield [name, below.includes(path) ? new FileHandle(path) : new FolderHandle(path)]
    }
  }

  async removeEntry(name: string): Promise<void> {
    // A file that was never saved.
    if (name.startsWith(".")) return
    throw new DOMException("Delete files in a file manager.", "NotAllowedError")
  }
}

/** The folder in which Sveltia's test backend asks for its own one. */
export const browserStorage = { getDirectoryHandle: async () => new FolderHandle("") }

async function save(path: string, body: Blob): Promise<void> {
  const headers = { "If-Match": tags.get(path) ?? "" }
  const response = await fetch(addressOf(path), { method: "PUT", headers, body }).catch(() => null)
  const refusal = response === null ? NOT_RUNNING : response.ok ? "" : await response.text()
  for (const onSave of listeners) onSave(refusal)
  if (refusal !== "") throw new DOMException(refusal, "NotAllowedError")
  tags.set(path, response?.headers.get("ETag") ?? "")
}

function addressOf(path: string): string {
  return `/${path.split("/").map(encodeURIComponent).join("/")}`
}
