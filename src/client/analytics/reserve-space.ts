/** Read by the styles: how much of the screen's lower end is covered, above the navbar. */
const COVERED_HEIGHT = "--covered-height"
/** Keeps what is above clear of the edge. */
const GAP_PX = 12

/**
 * Lets the page scroll as far as something that covers its lower end is high, so that no focus is ever below it (Y3).
 * Returns its stop.
 */
export function reserveSpace(cover: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(COVERED_HEIGHT, `${cover.offsetHeight + GAP_PX}px`))
  observer.observe(cover)
  return () => {
    observer.disconnect()
    style.removeProperty(COVERED_HEIGHT)
  }
}
