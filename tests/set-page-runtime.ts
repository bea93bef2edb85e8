import { setPageRuntime } from "~/src/client/navigation/load-page"
import type { Navigate, PageRuntime } from "~/src/lib/navigation/page-runtime"

/** Gatsby's `navigate` calls this global. */
export const gatsby = window as unknown as { ___navigate: Navigate }

/** Sets a runtime whose navigation is `commit`, and returns it. */
export function setRuntime(fields: Partial<PageRuntime> = {}, commit: Navigate = () => undefined): PageRuntime {
  const runtime: PageRuntime = {
    loadPage: async () => ({ json: {} }),
    isPageNotFound: () => false,
    interceptNavigation: (intercept) => {
      gatsby.___navigate = intercept(commit)
      return () => undefined
    },
    interceptPrefetch: () => () => undefined,
    pauseFrames: () => () => undefined,
    ...fields,
  }
  setPageRuntime(runtime)
  return runtime
}
