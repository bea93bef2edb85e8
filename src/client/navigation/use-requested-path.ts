import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { withoutBasePath } from "~/src/lib/paths"

type RequestedLocation = { pathname: string; search: string; hash: string }

/**
 * The path a visitor asked for, with query and hash as typed. Null until the page is live: the
 * error page is rendered once for every wrong address, and cannot know which (R4).
 */
export function useRequestedPath({ pathname, search, hash }: RequestedLocation): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    setPath(asTyped(`${withoutBasePath(pathname, basePath())}${search}${hash}`))
  }, [pathname, search, hash])
  return path
}

/** The browser writes `é` and `<` as percent codes; people do not. */
function asTyped(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
