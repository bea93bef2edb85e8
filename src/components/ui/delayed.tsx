import { type ReactNode, useEffect, useState } from "react"

/** What loads quicker than this needs nothing in its place (C2), in milliseconds. */
export const FALLBACK_DELAY_MS = 200

type DelayedProps = { children: ReactNode }

/** The fallback of a lazy component: shown only when there is really something to wait for (C2). */
export function Delayed({ children }: DelayedProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}
