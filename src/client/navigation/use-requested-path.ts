import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"

type RequestedLocation = { pathname: string; search: string }

/** Returns the path that was requested, with query and hash as typed. Null while hydrating: the error page is rendered once for all (R4). */
export function useRequestedPath({ pathname, search }: RequestedLocation): string | null {
  const [path, setPath] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path changes with the browser's, which is read
  useEffect(() => {
    // Read once: this page's own skip link changes the hash later.
    const { pathname: typed, hash } = window.location
    setPath(typedAddress(withoutBasePath(typed, basePath()) + search + hash))
  }, [pathname, search])
  return path
}
