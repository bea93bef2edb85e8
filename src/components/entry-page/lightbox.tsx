import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"

import { IconButton } from "~/src/components/ui/button"
import { type CaptionedImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

export type LightboxProps = { images: readonly CaptionedImage[]; start: number; onClose: () => void }

/** Width divided by height, for an image of unknown size. */
const DEFAULT_RATIO = 1.6
/** How many steps the picture to the right of the shown one is away. */
const TO_THE_RIGHT = __DIRECTION__ === "rtl" ? -1 : 1
/** How far a finger moves sideways in a swipe, in CSS pixels. */
const SWIPE_PX = 48

/** Shows images one by one. The browser's dialog traps the focus, closes on Escape and restores the focus. */
export function Lightbox({ images, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const count = images.length
  const current = images[index]

  useEffect(() => dialog.current?.showModal(), [])
  const move = (steps: number) => setIndex((index + steps + count) % count)
  const swipes = useSwipes(move)
  if (current === undefined) return null

  const { width, height } = toImageAttributes(current.image) ?? {}
  const ratio = width && height ? width / height : DEFAULT_RATIO
  const place = { place: index + 1, count }
  const close = () => dialog.current?.close()
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const steps = { ArrowLeft: -TO_THE_RIGHT, ArrowRight: TO_THE_RIGHT, Home: -index, End: count - 1 - index }[
      event.key
    ]
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
          {fillText(PROJECT_TEXTS.gallery.shortPosition, place)}
        </p>
        <p className="sr-only" role="status">
          {`${fillText(PROJECT_TEXTS.gallery.position, place)}: ${current.alt}`}
        </p>
        <IconButton icon="lucide:x" name={TEXTS.close} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the close button and Escape do the same */}
      <div {...swipes} className="lightbox-stage" onClick={(event) => event.target === event.currentTarget && close()}>
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

/** Calls `onSwipe` with the steps to the picture that a swipe pulls in. On a zoomed page a finger pans instead. */
function useSwipes(onSwipe: (steps: number) => void) {
  const start = useRef<PointerEvent | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
      start.current = event.pointerType === "touch" && event.isPrimary && !isZoomed ? event : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      if (pointerId !== start.current?.pointerId) return
      const [across, down] = [clientX - start.current.clientX, clientY - start.current.clientY]
      start.current = null
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) >= 2 * Math.abs(down))
        onSwipe(across < 0 ? TO_THE_RIGHT : -TO_THE_RIGHT)
    },
    onPointerCancel: () => (start.current = null),
  }
}
