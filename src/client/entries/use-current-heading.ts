import { useEffect, useState } from "react"

/** A heading is current from the moment at which it is in the upper third of the window, until the next one is. */
const ABOVE_THE_LINE = "1000000% 0% -66%"

/** Returns the id of the heading whose part of the text is on the screen; null above the first one. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const above = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above.set(target.id, isIntersecting)
        setCurrent(headings.findLast(({ id }) => above.get(id))?.id ?? null)
      },
      { rootMargin: ABOVE_THE_LINE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading !== null) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}
