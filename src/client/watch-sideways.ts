/**
 * Lets the keyboard reach a box of a text, and names the box, only while it scrolls sideways. The HTML always does, for pages
 * without scripts. Returns a cleanup function.
 */
export function watchSideways(text: Element | null): (() => void) | undefined {
  const boxes = text?.querySelectorAll<HTMLElement>(".sideways")
  if (!boxes?.length) return undefined
  const names = new Map<HTMLElement, string | null>()
  const observer = new ResizeObserver(() => {
    for (const [box, name] of names) {
      const scrolls = box.scrollWidth > box.clientWidth
      box.role = scrolls ? "group" : null
      box.ariaLabel = scrolls ? name : null
      if (scrolls) box.tabIndex = 0
      else box.removeAttribute("tabindex")
    }
  })
  for (const box of boxes) {
    names.set(box, box.ariaLabel)
    // Its content grows when a font arrives.
    for (const each of [box, ...box.children]) observer.observe(each)
  }
  return () => observer.disconnect()
}
