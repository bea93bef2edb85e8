import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react"

import { watchSwipes } from "~/src/client/watch-swipes"
import { IconButton } from "~/src/components/ui/button"
import { type CaptionedImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"
import { TEXTS } from "~/src/lib/texts"

export type LightboxProps = { images: readonly CaptionedImage[]; start: number; onClose: () => void }

/** Of an image of unknown size. */
const DEFAULT_RATIO = 1.6

/** Shows images one by one. The browser's dialog traps the focus, closes on Escape and restores the focus. */
export function Lightbox({ images, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  const count = images.length
  const current = images[index]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (stage.current === null) return undefined
    return watchSwipes(stage.current, (steps) => setIndex((at) => (at + steps + count) % count))
  }, [count])
  if (current === undefined) return null

  const { width, height } = toImageAttributes(current.image) ?? {}
  const ratio = width && height ? width / height : DEFAULT_RATIO
  const close = () => dialog.current?.close()
  const move = (steps: number) => setIndex((index + steps + count) % count)
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(steps)
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={PROJECT_TEXTS.gallery.heading}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <div className="lightbox-bar">
        <p aria-hidden="true" className="text-muted text-sm">
          {PROJECT_TEXTS.gallery.shortPosition(index + 1, count)}
        </p>
        <p className="sr-only" role="status">
          {`${PROJECT_TEXTS.gallery.position(index + 1, count)}: ${current.alt}`}
        </p>
        <IconButton icon="lucide:x" name={TEXTS.close} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the close button and Escape do the same */}
      <div ref={stage} className="lightbox-stage" onClick={(event) => event.target === event.currentTarget && close()}>
        <figure style={{ "--ratio": ratio } as CSSProperties}>
          <ResponsiveImage key={index} image={current.image} alt={current.alt} sizes="100vw" isFirst />
          {current.caption && <figcaption className="caption">{current.caption}</figcaption>}
        </figure>
      </div>
      {count > 1 && (
        <div className="lightbox-bar lightbox-ways">
          <IconButton icon="lucide:arrow-left" name={PROJECT_TEXTS.gallery.previous} onClick={() => move(-1)} />
          <IconButton icon="lucide:arrow-right" name={PROJECT_TEXTS.gallery.next} onClick={() => move(1)} />
        </div>
      )}
    </dialog>
  )
}
