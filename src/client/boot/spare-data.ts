export type SpareOptions = { sparingClass: string; face: string }

/** The class of the document where the visitor saves data or the connection is slow; the styles do without the display face. */
export const SPARING_CLASS = "sparing"

/**
 * Runs inline, printed with `toString()`: plain statements, and nothing from outside but its argument. Asks for the
 * display face at once, so that it is there for the first paint; where every byte counts, marks the document instead.
 */
export function spareData({ sparingClass, face }: SpareOptions): void {
  type Connection = { saveData?: boolean; effectiveType?: string }
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType || ""))) {
    document.documentElement.classList.add(sparingClass)
    return
  }
  const link = document.createElement("link")
  link.rel = "preload"
  link.as = "font"
  link.type = "font/woff2"
  link.crossOrigin = "anonymous"
  link.href = face
  document.head.append(link)
}
