import { deleteFile, listFiles, readFile, saveFile } from "./content-requests"

/**
 * The content folder as the File System API describes one: the part of it that Sveltia uses to keep files of its test backend in the
 * browser.
 * https://developer.mozilla.org/en-US/docs/Web/API/File_System_API
 */

/** A file in the folder of an entry. */
const IN_ENTRY = /^(content\/(?:projects|notes)\/)[^/]+(\/.+)$/

export class FileHandle {
  readonly kind = "file"
  /** What was written. A file with a temporary name is saved when it gets its own. */
  private draft: Blob | null = null
  /** The path of a file whose folder gets another name when the text of the entry is saved. */
  private former: string | null = null
  /** Sveltia asks three times for what was refused. */
  private saving: Promise<void> | null = null

  constructor(private path: string) {}

  get name(): string {
    return this.path.replace(/^.*\//, "")
  }

  async getFile(): Promise<File> {
    // Not as it is on the disk: Sveltia would not read a change that another program has made meanwhile.
    if (this.draft !== null) return new File([this.draft], this.name)
    return new File([await readFile(this.path)], this.name)
  }

  async createWritable() {
    const write = async (data: Blob | string) => {
      this.draft = new Blob([data])
      const isMovedAlong = this.former !== null && this.name !== "index.md"
      if (!this.name.startsWith(".") && !isMovedAlong) await saveFile(this.path, this.draft, this.former)
    }
    // Every write is complete.
    return { write, close: () => Promise.resolve() }
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    const path = folder.pathOf(name)
    if (this.draft === null) {
      const inFolder = (file: string) => file.replace(IN_ENTRY, "$1$2")
      if (inFolder(path) !== inFolder(this.path)) {
        throw new DOMException("Move files in a file manager.", "NotAllowedError")
      }
      this.former = this.path
    } else {
      this.saving ??= saveFile(path, this.draft)
      await this.saving
    }
    this.path = path
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
    const below = (await listFiles()).filter((file) => file.startsWith(this.pathOf("")))
    const names = new Set(below.map((file) => file.slice(this.pathOf("").length).split("/")[0] ?? ""))
    for (const name of names) {
      const path = this.pathOf(name)
      yield [name, below.includes(path) ? new FileHandle(path) : new FolderHandle(path)]
    }
  }

  async removeEntry(name: string): Promise<void> {
    // A file that was never saved.
    if (!name.startsWith(".")) await deleteFile(this.pathOf(name))
  }
}

/** The folder in which Sveltia's test backend asks for its own one. */
export const browserStorage = { getDirectoryHandle: async () => new FolderHandle("") }
