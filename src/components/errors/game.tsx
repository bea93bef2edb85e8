import { useEffect, useRef, useState } from "react"

import { Button } from "~/src/components/ui/button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import { TEXTS } from "~/src/lib/texts"

type GameProps = { title: string; url: string }

/** Offers a game; requests nothing from its host before the visitor presses Play (E1). */
export function Game({ title, url }: GameProps) {
  const [isPlaying, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const wasPlaying = useRef(false)
  const { host } = new URL(url)

  useEffect(() => {
    if (isPlaying) frame.current?.focus({ preventScroll: true })
    else if (wasPlaying.current) play.current?.focus({ preventScroll: true })
    wasPlaying.current = isPlaying
  }, [isPlaying])

  return (
    <Section heading={TEXTS.error.gamePrompt} className="grid grid-cols-1 gap-4">
      <div className="game-place">
        {isPlaying ? (
          <iframe
            ref={frame}
            className="size-full rounded-[inherit]"
            src={url}
            title={title}
            sandbox="allow-scripts allow-same-origin allow-pointer-lock"
            allow="fullscreen; gamepad; autoplay"
            referrerPolicy="no-referrer"
          />
        ) : (
          <div className="game-offer">
            <GameBoard />
            <Button ref={play} className="button button-primary scripted" onClick={() => setPlaying(true)}>
              <Icon icon="lucide:play" className="size-4" />
              {TEXTS.error.play}
            </Button>
            <noscript>
              <ExternalLink href={url}>{TEXTS.error.openGame(title, host)}</ExternalLink>
            </noscript>
            <p className="scripted text-balance text-muted text-sm">{TEXTS.error.gameNote(title, host)}</p>
          </div>
        )}
      </div>
      <div className="scripted min-h-11">
        {isPlaying ? (
          <Button onClick={() => setPlaying(false)}>
            <Icon icon="lucide:x" className="size-4" />
            {TEXTS.error.leaveGame}
          </Button>
        ) : null}
      </div>
    </Section>
  )
}

/** An empty board, so that the place looks like a game before it is loaded. */
function GameBoard() {
  return (
    <svg aria-hidden="true" className="game-board" viewBox="0 0 100 100">
      {Array.from({ length: 16 }, (_, index) => {
        const [x, y] = [(index % 4) * 25 + 2, Math.floor(index / 4) * 25 + 2]
        const fill = index === 6 || index === 9 ? "var(--color-primary)" : "var(--line)"
        return <rect key={`${x} ${y}`} x={x} y={y} width="21" height="21" rx="3" fill={fill} />
      })}
    </svg>
  )
}
