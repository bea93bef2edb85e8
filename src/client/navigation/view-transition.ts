import { pagePhase } from "~/src/client/navigation/navigation-state"
import { pauseFrames } from "~/src/gatsby/browser/page-runtime"
import { routerPath } from "~/src/lib/addresses/address"
import { isSamePage, isWithin } from "~/src/lib/addresses/paths"

/** How long the cover takes to its new place, in milliseconds. */
const CARRY_MS = 280
const COVER = "carried-cover"

/**
 * Applied only during a transition, so that pages do not contain it. The old page leaves, except for the cover (N2). The new page enters
 * when the cover has begun to move. The old picture stays opaque below the new one, which may still be loading; the browser's own
 * animations would add the light of both.
 */
const STYLES = `
.navbar { view-transition-name: navbar }
.page-exit:has([style*="${COVER}"]) { opacity: 1 }
:is(.page-exit, .page-exit *):has([style*="${COVER}"]) > :not([style*="${COVER}"], :has([style*="${COVER}"])) {
  opacity: 0;
  transition: opacity 100ms ease-in;
}
main:not(.page-exit):has([style*="${COVER}"]) { animation: rise-in 200ms ease-out 100ms backwards }
::view-transition { pointer-events: none }
::view-transition-old(root) { display: none }
::view-transition-new(root) { animation: none }
::view-transition-group(root) { animation-duration: 300ms }
::view-transition-group(${COVER}) { animation-duration: ${CARRY_MS}ms; animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1) }
::view-transition-image-pair(${COVER}) { overflow: clip; border-radius: 0.75rem }
::view-transition-old(${COVER}), ::view-transition-new(${COVER}) { height: 100%; object-fit: cover }
::view-transition-old(${COVER}) { animation: none }
::view-transition-old(${COVER}):only-child { animation: 120ms carried-in reverse both }
::view-transition-new(${COVER}) { animation: 120ms carried-in }
@keyframes carried-in { from { opacity: 0 } }
`

type Show = () => void
type Pages = { from: string; to: string }

/**
 * Takes up the cover that the page to leave and the page to show have in common, before the old page leaves: that of the card that
 * leads to a page, or of the page itself on the way back to its list or to the home page. Pages are paths of the router. Returns a function that shows the
 * new page, and carries the cover to its place there. Does nothing more than show the page where there is no such cover in view. The
 * signal of a newer navigation ends it.
 */
export function takeUp({ from, to }: Pages, signal: AbortSignal): (show: Show) => void {
  const card = coverOfCard(to)
  const mayHaveCard = isWithin(from, to) || isSamePage(to, `${__BASE_PATH__}/`)
  const taken = card ?? (mayHaveCard ? coverOfPage() : undefined)
  if (taken === undefined) return (show) => show()
  const find = card === undefined ? () => coverOfCard(from) : coverOfPage
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  document.adoptedStyleSheets.push(styles)
  let carried: HTMLElement | undefined = taken
  setName(carried, COVER)

  const putDown = () => {
    setName(carried, "")
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
  }
  signal.addEventListener("abort", putDown)
  return (show) => {
    const transition = document.startViewTransition(async () => {
      if (signal.aborted) return
      await showWithoutFrames(show)
      setName(carried, "")
      carried = find()
      setName(carried, COVER)
      if (carried) showUntilLoaded(taken, carried)
    })
    signal.addEventListener("abort", () => transition.skipTransition())
    // A transition that is skipped, as in a hidden tab, has shown the page all the same.
    transition.ready.catch(() => undefined)
    void transition.finished.finally(putDown)
  }
}

/** Finds the cover of the first card in view that leads to a page. */
function coverOfCard(path: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>("main .card-link")]
    .filter(({ pathname }) => isSamePage(routerPath(pathname, __BASE_PATH__), path))
    .map((link) => link.closest(".card, .row")?.querySelector<HTMLElement>(".cover"))
    .find(isInView)
}

function coverOfPage(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("main .framed img")].find(isInView)
}

function isInView(element: HTMLElement | null | undefined): element is HTMLElement {
  const { height = 0, bottom = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
  return height > 0 && bottom > 0 && top < window.innerHeight
}

function setName(element: HTMLElement | undefined, name: string): void {
  if (element) element.style.viewTransitionName = name
}

/** Shows the picture that is already there in place of the blurred one, until the new size has arrived. */
function showUntilLoaded(old: HTMLElement, carried: HTMLElement): void {
  const [before, after] = [old, carried].map((cover) =>
    cover instanceof HTMLImageElement ? cover : cover.querySelector("img"),
  )
  if (!before || !after || after.complete) return
  const { backgroundImage } = after.style
  after.style.backgroundImage = `url("${before.currentSrc}")`
  const restore = () => {
    after.style.backgroundImage = backgroundImage
  }
  after.addEventListener("load", restore, { once: true })
}

/** Browsers draw no frame until the page is there, and Gatsby's router waits for one, so frames run as timers (decision 7). */
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
