import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { LONE_PERCENT } from "~/src/client/navigation/repair-malformed-url"
import { decodeAddress } from "~/src/lib/decode"
import { withoutBasePath } from "~/src/lib/paths"

type RequestedLocation = { pathname: string; search: string }

/**
 * The path a visitor asked for, with query and hash as typed. Null until the page is live: the
 * error page is rendered once for every wrong address, and cannot know which (R4).
 */
export function useRequestedPath({ pathname, search }: RequestedLocation): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    // The hash that was asked for: the skip link of this very page may have changed it later.
    const { hash } = window.location
    const asked = decodeAddress(`${withoutBasePath(pathname, basePath())}${search}${hash}`)
    setPath(asked.replaceAll(LONE_PERCENT, "%"))
  }, [pathname, search])
  return path
}
