import { useEffect, useState } from "react"

import { siteBase } from "~/src/client/navigation/other-languages"
import { type Suggestion, suggestPages } from "~/src/client/navigation/suggest-pages"
import { typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"

/**
 * Returns the path that was requested, with query and hash as typed, and the pages with the most similar paths; none until they
 * are found. `titled` are the pages with a title of their own. The path is null while hydrating: the error page is rendered once for all (R4).
 */
export function useNotFound({ pathname, search }: { pathname: string; search: string }, titled: readonly Suggestion[]) {
  const [found, setFound] = useState<{ path: string | null; nearest: readonly Suggestion[] }>({
    path: null,
    nearest: [],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path changes with the browser's, which is read
  useEffect(() => {
    // Read once: this page's own skip link changes the hash later.
    const { pathname: typed, hash } = window.location
    const path = typedAddress(withoutBasePath(typed, siteBase()) + search + hash)
    const pathInLanguage = withoutBasePath(typed, __BASE_PATH__)
    setFound({ path, nearest: [] })
    let isCurrent = true
    suggestPages(pathInLanguage, titled).then(
      (nearest) => isCurrent && setFound({ path, nearest }),
      // The page's other links are enough.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [pathname, search])
  return found
}
