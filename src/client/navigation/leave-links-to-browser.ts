/** Makes every link load a document: nothing else hears of a click on one. Returns a cleanup function. */
export function leaveLinksToBrowser(): () => void {
  const events = new AbortController()
  window.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) event.stopImmediatePropagation()
    },
    { capture: true, signal: events.signal },
  )
  return () => events.abort()
}
