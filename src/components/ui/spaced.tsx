import { Children, type ReactNode } from "react"

/** Separates parts in a line by spaces. The styles have gaps of their own, but programs that read without styles have only the text. */
export function Spaced({ children }: { children: ReactNode }) {
  return Children.toArray(children).flatMap((part) => [part, " "])
}
