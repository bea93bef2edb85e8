import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { withoutBasePath } from "~/src/lib/paths"

/**
 * The path of the page on show, without base path. Until the page is live it is the path that was rendered: one error
 * page stands for every wrong address, and React must find what the server drew (R4).
 */
export function useCurrentPath(pathname: string): string {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const current = withoutBasePath(pathname, basePath())
  return isLive ? current : (renderedPath() ?? current)
}

function renderedPath(): string | undefined {
  return typeof window === "undefined" ? undefined : (window as Window & { pagePath?: string }).pagePath
}
