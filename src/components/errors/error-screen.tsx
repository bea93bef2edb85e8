import type { ReactNode } from "react"

import { Game } from "~/src/components/errors/game"
import { HOME_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { TEXTS } from "~/src/lib/texts"

type ErrorScreenProps = {
  status?: number
  message: string
  /** Null if the settings could not be read. */
  game: { title: string; url: string } | null
  /** Suggestions, before the game. */
  children?: ReactNode
}

/** Replaces a page that cannot be shown: what happened, a link home, and a game (E1). */
export function ErrorScreen({ status = 404, message, game, children }: ErrorScreenProps) {
  return (
    <div className="column grid grid-cols-1 gap-10">
      <div className="grid gap-4">
        <PageHeader
          title={TEXTS.error.heading(status)}
          description={TEXTS.error.description}
          crumbs={[HOME_CRUMB, { label: TEXTS.error.crumb(status) }]}
        />
        <p className="break-words font-mono text-muted text-sm">{message}</p>
      </div>
      {children}
      {game && <Game {...game} />}
    </div>
  )
}
