type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether a connection, by default the visitor's, has room for pages that may never be opened (N5). */
export function shouldPrefetch(
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.includes("2g")
}
