import { type ReactNode, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

import { ErrorBoundary } from "~/src/app/error-boundary"
import { setAppLive } from "~/src/client/boot/app-status"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import { MAIN_CONTENT_ID } from "~/src/components/layout/skip-link"
import { describeThrown } from "~/src/lib/navigation/run-guards"

/**
 * Returns a function that hydrates the site inside an error boundary, because an error in Gatsby's router or in the shell would
 * leave an empty document (E2). Returns undefined while developing, where Gatsby shows errors itself.
 */
export function replaceHydrateFunction(): typeof hydrateSite | undefined {
  return process.env.NODE_ENV === "development" ? undefined : hydrateSite
}

function hydrateSite(site: ReactNode, container: Element): void {
  const guarded = <ErrorBoundary fallback={(error) => <FailedApp error={error} />}>{site}</ErrorBoundary>
  if (container.hasChildNodes()) hydrateRoot(container, guarded)
  else createRoot(container).render(guarded)
}

/** The error screen for an app that has failed (E2). No page can be rendered any more, so links load documents. */
function FailedApp({ error }: { error: unknown }) {
  useEffect(() => setAppLive(false), [])
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1}>
      <ErrorScreen {...describeThrown(error)} />
    </main>
  )
}
