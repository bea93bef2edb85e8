import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { withoutBasePath } from "~/src/lib/addresses/paths"

/**
 * Returns the path of the current page, without base path. Until the page is live it is the path that was rendered, if that is
 * known: one error page stands for every wrong address, and React must find what the server rendered (R4).
 */
export function useCurrentPath(pathname: string, rendered: string | undefined): string {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const current = withoutBasePath(pathname, basePath())
  return isLive ? current : (rendered ?? current)
}
