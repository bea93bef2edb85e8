/** Read by the styles: the covered height at the lower end of the screen, above the navbar. */
const COVERED_HEIGHT = "--covered-height"
const GAP_PX = 12

/**
 * Reserves as much space at the page's end as an element covers, so that the focus is never below it (Y3). Returns a
 * cleanup function.
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
