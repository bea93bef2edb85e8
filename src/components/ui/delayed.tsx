import { type ReactNode, useEffect, useState } from "react"

const FALLBACK_DELAY_MS = 200

/** The fallback of a lazy component, shown only if loading takes longer than the delay (C2). */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}
