/** Returns whether a connection, by default the visitor's, has room for pages that may never be opened (N5). */
export function mayPrefetch(
  connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection,
): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.includes("2g")
}
