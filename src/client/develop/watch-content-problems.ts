import { CONTENT_PROBLEMS_PATH, type ContentProblems } from "~/src/lib/content-problems"

/** Inside a shadow root, so that these styles and the site's do not affect each other. */
const STYLE = `
  details { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483000; max-width: min(46rem, calc(100vw - 2rem));
    font: 0.8125rem/1.5 ui-monospace, monospace; color: #f4f4f5; background: #18181b; border: 1px solid #52525b; border-radius: 0.5rem;
    box-shadow: 0 8px 24px rgb(0 0 0 / 0.4); }
  summary { padding: 0.625rem 1rem; cursor: pointer; }
  summary::first-line { font-weight: 600; }
  summary, li { white-space: pre-wrap; }
  ul { margin: 0; padding: 0 1rem 0.75rem; list-style: none; max-height: 45vh; overflow: auto; overflow-wrap: anywhere; }
  @media (width < 40rem) { ul { max-height: 35vh; } }
  li { padding-block: 0.5rem; padding-inline-start: 2ch; text-indent: -2ch; border-block-start: 1px solid #3f3f46; }
  li.error::before { content: "✕ "; color: #fca5a5; }
  li.warning::before { content: "! "; color: #fcd34d; }
`

/**
 * Shows the problems of the content on the pages of the development server, until they are fixed. It polls, because browsers
 * limit the number of open connections to a host. Returns a cleanup function.
 */
export function watchContentProblems({ everyMs = 1500 } = {}): () => void {
  const host = document.createElement("aside")
  host.setAttribute("aria-label", "Problems in the content")
  const root = host.attachShadow({ mode: "open" })
  let shown: ContentProblems = { title: "", lines: [] }

  const poll = async () => {
    if (document.hidden) return
    // The server may be restarting, so a failure is left to the next poll.
    const response = await fetch(CONTENT_PROBLEMS_PATH).catch(() => null)
    const notice: ContentProblems | null = response?.ok ? await response.json().catch(() => null) : null
    if (notice === null || JSON.stringify(notice) === JSON.stringify(shown)) return
    // Errors open the notice, unless it already had errors and the reader has closed it. Warnings do not.
    const wasClosed = root.querySelector("details")?.open === false
    const isOpen = hasError(notice) && !(hasError(shown) && wasClosed)
    shown = notice
    const items = notice.lines.map(({ isError, text }) => element("li", [text], isError ? "error" : "warning"))
    const details = element("details", [element("summary", [notice.title]), element("ul", items)])
    details.toggleAttribute("open", isOpen)
    root.replaceChildren(element("style", [STYLE]), details)
    if (notice.title === "") host.remove()
    else document.body.append(host)
  }
  void poll()
  const timer = setInterval(poll, everyMs)
  return () => {
    clearInterval(timer)
    host.remove()
  }
}

function hasError({ lines }: ContentProblems): boolean {
  return lines.some(({ isError }) => isError)
}

function element(name: string, children: (Element | string)[], className = ""): Element {
  const made = Object.assign(document.createElement(name), { className })
  made.append(...children)
  return made
}
