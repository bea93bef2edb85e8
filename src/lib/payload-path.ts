/**
 * The path under which a page's data is asked for (P1, P2). Throws when it names a host, also without a scheme: data from
 * elsewhere is never a page of this site.
 */
export function payloadPath(path: string): string {
  if (/^([a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(path)) {
    throw new Error(`Payload URL must not include hostname: ${path}`)
  }
  return path
}
