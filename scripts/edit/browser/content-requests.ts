/** A browser without a network reaches this machine, unless it is set to work offline. */
const unanswered = () =>
  `${navigator.onLine ? "The editor is not running: npm run edit." : "The browser works offline, or the editor is not running: npm run edit."} Your text is still here. Correct that, then save again.`

/** What distinguishes the content of each file that was read. */
const tags = new Map<string, string>()
/** What distinguished the content of each file when the draft was begun that its form has been given. */
const begun = new Map<string, string | undefined>()
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

export async function listFiles(): Promise<string[]> {
  const response = await fetch("/files")
  return ((await response.json()) as string[]).map((file) => `content/${file}`)
}

/** Reads a file, and keeps what distinguishes its content. Throws if there is none, or if the server is gone. */
export async function readFile(path: string): Promise<Blob> {
  const response = await fetch(addressOf(path)).catch(() => null)
  if (response === null) return refuse(unanswered())
  if (!response.ok) throw new DOMException(path, "NotFoundError")
  tags.set(path, response.headers.get("ETag") ?? "")
  return response.blob()
}

/** Deletes a file; with the text of an entry, its folder. */
export async function deleteFile(path: string): Promise<void> {
  await change(path, { method: "DELETE" }, tags.get(path))
  const deleted = path.endsWith("/index.md") ? folderOf(path) : path
  for (const file of tags.keys()) if (file.startsWith(deleted)) tags.delete(file)
}

/** Call it before and after Sveltia saves the open entry. What it saves otherwise, such as uploads, stays whatever becomes of other files. */
export function noteEntrySave(isBegun: boolean): void {
  entrySave = isBegun ? { added: [], isRefused: false } : null
}

/** Call it with what distinguished the content of a file when the draft was begun that its form is given; without, if it has none. */
export function beginText(path = "", tag?: string): void {
  begun.set(path, tag)
}

/** Returns what distinguished the content of a file when the text in its form was begun. */
export function tagOfText(path = ""): string | undefined {
  return begun.get(path) ?? tags.get(path)
}

/** Saves a file. Throws the reason if the server refuses, and takes back what the save of an entry has added. */
export async function saveFile(path: string, body: Blob, former: string | null = null): Promise<void> {
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
  if (tagOfText(read) !== tags.get(read) && !confirm(`${read} ${CHANGED}`)) {
    return refuse(`Nothing was saved: ${read} has changed since you began this text.`)
  }
  const headers = former === null ? {} : { "Former-Path": addressOf(former).replace("/content/", "") }
  const response = await change(path, { method: "PUT", body, headers }, tags.get(read))
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
  const headers = { ...request.headers, "If-Match": tag }
  const send = (confirmed?: object) =>
    fetch(addressOf(path), { ...request, headers: { ...headers, ...confirmed } }).catch(() => null)
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
  return response === null ? unanswered() : response.ok ? "" : await response.text()
}

/** Returns the folder of a file, with a slash. */
function folderOf(path: string): string {
  return path.replace(/[^/]*$/, "")
}

function addressOf(path: string): string {
  return `/${path.split("/").map(encodeURIComponent).join("/")}`
}
