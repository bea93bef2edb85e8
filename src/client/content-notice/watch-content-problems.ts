import { CONTENT_NOTICE_PATH, type ContentNotice } from "~/src/lib/content-notice"

/** Inside a shadow root, so that neither the site's styles nor these reach the other. */
const STYLE = `
  details { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483000; max-width: min(46rem, calc(100vw - 2rem));
    font: 0.8125rem/1.5 ui-monospace, monospace; color: #f4f4f5; background: #18181b; border: 1px solid #52525b; border-radius: 0.5rem;
    box-shadow: 0 8px 24px rgb(0 0 0 / 0.4); }
  summary { padding: 0.625rem 1rem; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 1rem 0.75rem; list-style: none; max-height: 45vh; overflow: auto; overflow-wrap: anywhere; }
  li { padding-block: 0.5rem; border-block-start: 1px solid #3f3f46; }
  li.error::before { content: "✕ "; color: #fca5a5; }
  li.warning::before { content: "! "; color: #fcd34d; }
`

/**
 * Shows on the pages of the development server what is wrong with the content, and takes it away when it is right again.
 * Asks instead of being told: a lasting connection for each tab would soon be one too many for a browser.
 */
export function watchContentProblems({ everyMs = 1500 } = {}): () => void {
  const host = document.createElement("aside")
  host.setAttribute("aria-label", "Problems in the content")
  const root = host.attachShadow({ mode: "open" })
  let shown: ContentNotice = { title: "", lines: [] }

  async function look(): Promise<void> {
    if (document.hidden) return
    // The server may be starting again; the next look will tell.
    const response = await fetch(CONTENT_NOTICE_PATH).catch(() => null)
    const notice: ContentNotice | null = response?.ok ? await response.json().catch(() => null) : null
    if (notice === null || JSON.stringify(notice) === JSON.stringify(shown)) return
    const before = root.querySelector("details")
    const isOpen = hasError(notice) && (!hasError(shown) || before?.open !== false)
    shown = notice
    root.replaceChildren(...(notice.title === "" ? [] : draw(notice, isOpen)))
    if (notice.title === "") host.remove()
    else document.body.append(host)
  }

  void look()
  const timer = setInterval(look, everyMs)
  return () => {
    clearInterval(timer)
    host.remove()
  }
}

/** Warnings wait folded; errors do not. */
function hasError({ lines }: ContentNotice): boolean {
  return lines.some(({ isError }) => isError)
}

function draw({ title, lines }: ContentNotice, isOpen: boolean): Element[] {
  const details = element("details", [
    element("summary", [title]),
    element(
      "ul",
      lines.map(({ isError, text }) => element("li", [text], isError ? "error" : "warning")),
    ),
  ])
  details.toggleAttribute("open", isOpen)
  return [element("style", [STYLE]), details]
}

function element(name: string, children: (Element | string)[], className = ""): Element {
  const made = document.createElement(name)
  if (className !== "") made.className = className
  made.append(...children)
  return made
}
