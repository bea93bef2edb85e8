/**
 * The content folder as the File System API describes one: the part of it that Sveltia uses to keep files of its test backend in the
 * browser.
 * https://developer.mozilla.org/en-US/docs/Web/API/File_System_API
 */

/** A file in the folder of an entry. */
const IN_ENTRY = /^(content\/(?:projects|notes)\/)[^/]+(\/.+)$/
const NOT_RUNNING = "The editor is not running: npm run edit. Your text is still here; start it, then save again."

/** What distinguishes the content of each file that was read. */
const tags = new Map<string, string>()
/** What distinguished the content of each file when the text was begun that the form has been given again. */
const restored = new Map<string, string>()
/** The save of an entry: the files that it has added so far, before its text, which the server may refuse. Null outside of one. */
let entrySave: { added: string[]; isRefused: boolean } | null = null
/** What a save ends with, and what is never taken back. */
const TEXT = /\.(?:md|ya?ml|json|bib)$/
/** Asked when a text that was begun before a reload is saved over what somebody else has saved meanwhile. */
const CHANGED = "has changed since you began this text. Saving replaces that change. Save?"
/** Follows the reason why the server asks for a confirmation. */
const AS_DECORATION = "Save it as decoration?"
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
    const response = await fetch(addressOf(this.path)).catch(() => null)
    if (response === null) return refuse(NOT_RUNNING)
    if (!response.ok) throw new DOMException(this.path, "NotFoundError")
    tags.set(this.path, response.headers.get("ETag") ?? "")
    return new File([await response.blob()], this.name)
  }

  async createWritable() {
    const write = async (data: Blob | string) => {
      this.draft = new Blob([data])
      const isMovedAlong = this.former !== null && this.name !== "index.md"
      if (!this.name.startsWith(".") && !isMovedAlong) await save(this.path, this.draft, this.former)
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
      this.saving ??= save(path, this.draft)
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
    const path = this.pathOf(name)
    await change(path, { method: "DELETE" }, tags.get(path))
    // With the text of an entry, its folder is deleted.
    for (const file of tags.keys()) if (file.startsWith(name === "index.md" ? folderOf(path) : path)) tags.delete(file)
  }
}

/** Call it before and after Sveltia saves the open entry. What it saves otherwise, such as uploads, stays whatever becomes of other files. */
export function noteEntrySave(isBegun: boolean): void {
  entrySave = isBegun ? { added: [], isRefused: false } : null
}

/** The folder in which Sveltia's test backend asks for its own one. */
export const browserStorage = { getDirectoryHandle: async () => new FolderHandle("") }

/**
 * Call it when the owner begins to change a file as it was read, and when a change is refused. Another page, which reads the file
 * anew, may offer the text again.
 */
export function noteBegun(path: string): void {
  const tag = tags.get(path)
  restored.delete(path)
  if (tag !== undefined) localStorage.setItem(`begun:${path}`, tag)
}

/** Call it when a text of another page, or of a form that was left, is offered again and taken. */
export function noteRestored(path: string): void {
  const tag = localStorage.getItem(`begun:${path}`)
  if (tag !== null) restored.set(path, tag)
}

async function save(path: string, body: Blob, former: string | null = null): Promise<void> {
  const current = entrySave
  const isNew = former === null && !tags.has(path)
  try {
    await put(path, body, former)
  } catch (refusal) {
    if (current !== null) {
      current.isRefused = true
      if (entrySave === current) entrySave = null
      await Promise.all(current.added.splice(0).map(takeBack))
    }
    throw refusal
  }
  if (!isNew || TEXT.test(path)) return
  if (current?.isRefused) await takeBack(path)
  else current?.added.push(path)
}

/** Deletes a file that the next save adds again: without the text no entry would use it. */
async function takeBack(path: string): Promise<void> {
  const headers = { "If-Match": tags.get(path) ?? "" }
  const response = await fetch(addressOf(path), { method: "DELETE", headers }).catch(() => null)
  if (response?.ok) tags.delete(path)
}

/** @param former the path of an entry's text until now; the server renames its folder */
async function put(path: string, body: Blob, former: string | null): Promise<void> {
  const read = former ?? path
  if ((restored.get(read) ?? tags.get(read)) !== tags.get(read) && !confirm(`${read} ${CHANGED}`)) {
    return refuse(`Nothing was saved: ${read} has changed since you began this text.`)
  }
  const headers = former === null ? {} : { "Former-Path": addressOf(former).replace("/content/", "") }
  const response = await change(path, { method: "PUT", body, headers }, tags.get(read)).catch((refusal) => {
    // Another tab may have saved it, and have forgotten what this text was begun on.
    noteBegun(read)
    throw refusal
  })
  restored.delete(read)
  localStorage.removeItem(`begun:${read}`)
  if (former !== null) {
    // The other files of its folder have other paths, too.
    for (const [file, tag] of [...tags]) {
      tags.delete(file)
      tags.set(file.replace(folderOf(former), folderOf(path)), tag)
    }
    // A reload opens it again.
    const inAddress = (file: string) => `/entries/${file.split("/")[2]}/`
    history.replaceState(null, "", location.href.replace(inAddress(former), inAddress(path)))
  }
  tags.set(path, response?.headers.get("ETag") ?? "")
}

/** Asks the server to change a file. Throws the reason if it refuses, also when the owner does not confirm what it asks. */
async function change(path: string, request: RequestInit, tag = ""): Promise<Response | null> {
  const send = (confirmed?: object) =>
    fetch(addressOf(path), { ...request, headers: { ...request.headers, "If-Match": tag, ...confirmed } }).catch(
      () => null,
    )
  let response = await send()
  let refusal = await refusalOf(response)
  if (response?.status === 428 && confirm(`${refusal} ${AS_DECORATION}`)) {
    response = await send({ Confirmed: "yes" })
    refusal = await refusalOf(response)
  }
  if (refusal !== "") return refuse(refusal)
  for (const onSave of listeners) onSave("")
  return response
}

function refuse(reason: string): never {
  for (const onSave of listeners) onSave(reason)
  throw new DOMException(reason, "NotAllowedError")
}

async function refusalOf(response: Response | null): Promise<string> {
  return response === null ? NOT_RUNNING : response.ok ? "" : await response.text()
}

/** Returns the folder of a file, with a slash. */
function folderOf(path: string): string {
  return path.replace(/[^/]*$/, "")
}

function addressOf(path: string): string {
  return `/${path.split("/").map(encodeURIComponent).join("/")}`
}
