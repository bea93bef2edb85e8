import type { ReactNode } from "react"

/** Replaces gatsby-react-router-scroll, which throws at a hash that cannot be decoded, and scrolls only when it may: never (N3). */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children
}
