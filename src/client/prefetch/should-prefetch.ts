type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether this visitor's connection has room for pages that may never be opened (N5). */
export function shouldPrefetch(connection: Connection | undefined = currentConnection()): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.includes("2g")
}

function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}
