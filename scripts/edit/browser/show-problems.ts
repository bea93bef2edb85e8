import type { Problems } from "~/scripts/edit/edit-server"

type Config = {
  collections: { name: string; folder?: string; extension?: string; files?: { name: string; file: string }[] }[]
}

/** The line of a problem in the panel, and its message for each of its fields. */
type Shown = { line: HTMLElement; messages: { file: string; keyPath: string; element: HTMLElement }[] }
let shown: Shown[] = []
let collections: Config["collections"] = []

/**
 * Shows the reason for a refused save, or else the problems of the content.
 * @param refusal empty after a save; undefined when the page is opened: Sveltia has not made the fields
 */
export async function showProblems(refusal?: string): Promise<void> {
  const { title, lines }: Problems = refusal
    ? { title: refusal, lines: [] }
    : await fetch("/problems").then((response) => response.json())
  const panel = document.querySelector<HTMLDetailsElement>("#problems")
  if (panel === null) return
  panel.hidden = title === ""
  panel.querySelector("summary")?.replaceChildren(title)
  for (const { element } of shown.flatMap(({ messages }) => messages)) element.remove()
  shown = lines.map(({ text, message, places }) => ({
    line: paragraph(text),
    messages: places.map(({ file, field }) => ({
      ...{ file, keyPath: field.replace(/\[(\d+)\]/g, ".$1"), element: paragraph(message) },
    })),
  }))
  panel.querySelector("div")?.replaceChildren(...shown.map(({ line }) => line))
  placeMessages()
  // Otherwise it would cover fields.
  const isAboutOpenFile = ({ line, messages }: Shown) =>
    !line.hidden && messages.some(({ file }) => file === openFile())
  panel.open = refusal !== undefined && (refusal !== "" || shown.some(isAboutOpenFile))
}

function paragraph(textContent: string): HTMLElement {
  return Object.assign(document.createElement("p"), { textContent, className: "problem" })
}

/** Keeps messages at the fields of the open file. Sveltia makes fields when they come near the window. Returns a cleanup function. */
export function watchFields(config: Config): () => void {
  collections = config.collections
  const observer = new MutationObserver(placeMessages)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Puts each message under its field, or the group that will have it. The panel has the problems that have no field here. */
function placeMessages(): void {
  const open = openFile()
  for (const { line, messages } of shown) {
    for (const { file, keyPath, element } of messages) {
      const field = file === open ? fieldAt(keyPath) : null
      if (field === null) element.remove()
      else if (element.parentElement !== field) field.append(element)
    }
    line.hidden = messages.every(({ element }) => element.isConnected)
  }
}

function fieldAt(keyPath: string): Element | null {
  const field = document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`)
  return field ?? (keyPath.includes(".") ? fieldAt(keyPath.replace(/\.[^.]*$/, "")) : null)
}

/** Returns the path of the file that Sveltia's address names, e.g. `#/collections/projects/entries/loom/index`. */
export function openFile(): string | undefined {
  const [, name, entry = ""] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(location.hash) ?? []
  const { folder, extension, files } = collections.find((collection) => collection.name === name) ?? {}
  return folder === undefined
    ? files?.find((file) => file.name === entry)?.file
    : `${folder}/${decodeURIComponent(entry)}.${extension}`
}
