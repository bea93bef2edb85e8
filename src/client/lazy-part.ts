/** The stylesheets that were asked for, by address. */
const asked = new Map<string, Promise<void>>()

/** Has the page use a stylesheet that is not part of every page. Rejects when it cannot be had; then it may be asked for again. */
export function loadStyles(href: string): Promise<void> {
  const known = asked.get(href)
  if (known !== undefined) return known
  const loading = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href })
    link.addEventListener("load", () => resolve())
    link.addEventListener("error", () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`The styles ${href} could not be loaded.`))
    })
    document.head.append(link)
  })
  asked.set(href, loading)
  return loading
}
