import { pagePhase } from "~/src/client/navigation/navigation-state"
import { pauseFrames } from "~/src/client/navigation/page-runtime"

/** How long the cover and the title take to their new places, in milliseconds. */
const CARRY_MS = 280
const COVER = "carried-cover"
const TITLE = "carried-title"

/**
 * Applied only during a transition, so that pages do not contain it. The old page leaves and the new one enters as they always
 * do (N2), except that what is carried does not fade. The old title would show through the new one, whose lines break elsewhere.
 */
const STYLES = `
.navbar { view-transition-name: navbar }
.page-exit:has([style*="carried-"]) { opacity: 1 }
:is(.page-exit, .page-exit *):has([style*="carried-"]) > :not([style*="carried-"], :has([style*="carried-"])) {
  opacity: 0;
  transition: opacity 100ms ease-in;
}
::view-transition { pointer-events: none }
::view-transition-old(root), ::view-transition-old(${TITLE}) { display: none }
::view-transition-new(root), ::view-transition-new(${TITLE}) { animation: none }
::view-transition-group(*) { animation-duration: ${CARRY_MS}ms; animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1) }
::view-transition-old(*), ::view-transition-new(*) { animation-duration: ${CARRY_MS}ms }
::view-transition-image-pair(${COVER}) { overflow: clip; border-radius: 0.75rem }
::view-transition-old(${COVER}), ::view-transition-new(${COVER}) { height: 100%; object-fit: cover }
::view-transition-new(${TITLE}) { height: 100%; width: auto }
`

type Show = () => void

/**
 * Takes up the cover and the title of the card in view that leads to a page, before the old page leaves. Returns a function
 * that shows the new page, and carries both to their places there (`main h1` and `main .framed img`). Does nothing more than
 * show the page where there is no such card, or the browser has no view transitions. The signal of a newer navigation ends it.
 */
export function takeUp(target: URL, signal: AbortSignal): (show: Show) => void {
  const title = "startViewTransition" in document ? findTitle(target) : undefined
  if (title === undefined) return (show) => show()
  const carried = new Map<Element | null | undefined, string>()
  carried.set(title, TITLE).set(title.closest(".card, .row")?.querySelector(".cover"), COVER)
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  document.adoptedStyleSheets.push(styles)
  setNames(carried)

  const putDown = () => {
    setNames(carried, "")
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
  }
  signal.addEventListener("abort", putDown)
  return (show) => {
    const transition = document.startViewTransition(async () => {
      if (signal.aborted) return
      await showWithoutFrames(show)
      setNames(carried, "")
      carried.clear()
      carried.set(document.querySelector("main h1"), TITLE).set(document.querySelector("main .framed img"), COVER)
      setNames(carried)
    })
    signal.addEventListener("abort", () => transition.skipTransition())
    // A transition that is skipped, as in a hidden tab, has shown the page all the same.
    transition.ready.catch(() => undefined)
    void transition.finished.finally(putDown)
  }
}

/** Finds the heading of the first card in view whose link leads to a page. */
function findTitle({ pathname }: URL): Element | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main .card-link")]
  return links
    .filter((link) => link.pathname === pathname)
    .map((link) => link.closest("h2, h3"))
    .find((heading) => heading !== null && isInView(heading)) as Element | undefined
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function setNames(elements: ReadonlyMap<Element | null | undefined, string>, fixed?: string): void {
  for (const [element, name] of elements) {
    if (element instanceof HTMLElement) element.style.viewTransitionName = fixed ?? name
  }
}

/**
 * Shows the page and waits until it is there. The browser draws no frame meanwhile, and Gatsby's router waits for one, so
 * frames run as timers (decision 7).
 */
async function showWithoutFrames(show: Show): Promise<void> {
  const resumeFrames = pauseFrames()
  try {
    const arrival = new Promise<void>((resolve) => {
      const stop = pagePhase.subscribe(() => {
        stop()
        resolve()
      })
    })
    show()
    await arrival
  } finally {
    resumeFrames()
  }
}
