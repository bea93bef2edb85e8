import type { ReactNode } from "react"

import { Game } from "~/src/components/errors/game"
import { PageHeader } from "~/src/components/layout/page-header"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

const NOT_FOUND = 404

type ErrorScreenProps = {
  /** Where to go on, between what happened and the game. */
  children?: ReactNode
  status?: number
  /** What went wrong, shown as plain text. */
  message: string
  /** Null where the settings that name it could not be read. */
  game: { title: string; url: string } | null
}

/** What a visitor sees instead of a page: what happened, the way home, and a game (E1). */
export function ErrorScreen({ status = NOT_FOUND, message, game, children }: ErrorScreenProps) {
  return (
    <div className="column grid grid-cols-1 gap-10">
      <div className="grid gap-4">
        <PageHeader
          title={TEXTS.error.heading(status)}
          description={TEXTS.error.description}
          crumbs={[{ label: TEXTS.home, to: HOME_PATH }, { label: TEXTS.error.crumb(status) }]}
        />
        <p className="break-words font-mono text-muted text-sm">{message}</p>
      </div>
      {children}
      {game === null ? null : <Game {...game} />}
    </div>
  )
}
