import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react"

import { watchSwipes } from "~/src/client/watch-swipes"
import type { GalleryImage } from "~/src/components/project-page/gallery-image"
import { Icon } from "~/src/components/ui/icon"
import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { TEXTS } from "~/src/lib/texts"

export type LightboxProps = {
  pictures: readonly GalleryImage[]
  /** Which picture is shown first. */
  start: number
  onClose: () => void
}

/** For a picture whose size nobody knows. */
const LIKELY_RATIO = 1.6

/**
 * One picture after the other, as large as the screen allows. The browser's own dialog keeps the focus inside, closes on
 * Escape and gives the focus back; zooming is the browser's, too.
 */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  const count = pictures.length
  const picture = pictures[index]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(
    () =>
      stage.current === null
        ? undefined
        : watchSwipes(stage.current, (steps) => setIndex((shown) => (shown + steps + count) % count)),
    [count],
  )
  if (picture === undefined) return null

  const close = () => dialog.current?.close()
  const move = (steps: number) => setIndex((index + steps + count) % count)
  const turn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const targets: Record<string, number> = {
      ArrowLeft: (index - 1 + count) % count,
      ArrowRight: (index + 1) % count,
      Home: 0,
      End: count - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setIndex(target)
  }

  return (
    <dialog ref={dialog} className="lightbox" aria-label={TEXTS.gallery.heading} onClose={onClose} onKeyDown={turn}>
      <div className="lightbox-bar">
        <p aria-hidden="true" className="lightbox-position text-muted text-sm">
          {TEXTS.gallery.shortPosition(index + 1, count)}
        </p>
        <p className="sr-only" role="status">
          {`${TEXTS.gallery.position(index + 1, count)}: ${picture.alt}`}
        </p>
        <button type="button" className="button button-icon" aria-label={TEXTS.close} onClick={close}>
          <Icon icon="lucide:x" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: beside the close button and Escape */}
      <div ref={stage} className="lightbox-stage" onClick={(event) => event.target === event.currentTarget && close()}>
        <figure style={{ "--ratio": ratioOf(picture) } as CSSProperties}>
          <ResponsiveImage key={index} image={picture.image} alt={picture.alt} sizes="100vw" isFirst />
          {picture.caption === null ? null : <figcaption className="caption">{picture.caption}</figcaption>}
        </figure>
      </div>
      {count === 1 ? null : (
        <div className="lightbox-bar lightbox-ways">
          <button
            type="button"
            className="button button-icon"
            aria-label={TEXTS.gallery.previous}
            onClick={() => move(-1)}
          >
            <Icon icon="lucide:arrow-left" />
          </button>
          <button type="button" className="button button-icon" aria-label={TEXTS.gallery.next} onClick={() => move(1)}>
            <Icon icon="lucide:arrow-right" />
          </button>
        </div>
      )}
    </dialog>
  )
}

function ratioOf({ image }: GalleryImage): number {
  const { width, height } = toImageAttributes(image) ?? {}
  return width === undefined || height === undefined ? LIKELY_RATIO : width / height
}
