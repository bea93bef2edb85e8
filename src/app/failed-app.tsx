import { useEffect } from "react"

import { noteAppFailed } from "~/src/client/app-health"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import { MAIN_CONTENT_ID } from "~/src/components/layout/skip-link"
import { describeThrown } from "~/src/lib/navigation/run-guards"

/** The error screen when the app itself has failed (E2). Nothing draws pages any more: its links load documents. */
export function FailedApp({ error }: { error: unknown }) {
  useEffect(noteAppFailed, [])
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1}>
      <ErrorScreen {...describeThrown(error)} game={null} />
    </main>
  )
}
