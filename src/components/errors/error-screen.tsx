import type { ReactNode } from "react"

import { PageHeader } from "~/src/components/layout/page-header"
import { HOME_CRUMB } from "~/src/lib/document/crumbs"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type ErrorScreenProps = { status?: number; message: string; children?: ReactNode }

/** Replaces a page that cannot be shown (E1): says why and links home. `children` are suggestions and the game. */
export function ErrorScreen({ status = 404, message, children }: ErrorScreenProps) {
  const { heading, crumb, description } = TEXTS.error
  return (
    <div className="column grid gap-6">
      <div className="grid gap-4">
        <PageHeader
          title={fillText(heading, { code: status })}
          description={description}
          crumbs={[HOME_CRUMB, { label: fillText(crumb, { code: status }) }]}
        />
        <p className="text-muted text-sm">{message}</p>
      </div>
      {children}
    </div>
  )
}
