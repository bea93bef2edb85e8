import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"

type RequestedLocation = { pathname: string; search: string }

/**
 * The path a visitor asked for, with query and hash as typed. Null until the page is live: the
 * error page is rendered once for every wrong address, and cannot know which (R4).
 */
export function useRequestedPath({ pathname, search }: RequestedLocation): string | null {
  const [path, setPath] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path is another one than the browser's, and says when that changes
  useEffect(() => {
    // The hash that was asked for: the skip link of this very page may have changed it later.
    const { pathname: typed, hash } = window.location
    setPath(typedAddress(`${withoutBasePath(typed, basePath())}${search}${hash}`))
  }, [pathname, search])
  return path
}
