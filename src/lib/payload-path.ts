/**
 * The path under which a page's data is asked for: the same for every query and hash (P1). Throws when it names a host,
 * also without a scheme (P2): data from elsewhere is never a page of this site.
 */
export function payloadPath(path: string): string {
  if (/^([a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(path)) {
    throw new Error(`Payload URL must not include hostname: ${path}`)
  }
  return withoutQuery(path)
}

/** A path without its query and hash. */
export function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, "")
}
