import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"

import { IconButton } from "~/src/components/ui/button"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { ZOOM_CLASS } from "~/src/lib/images/image-data"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { withColon } from "~/src/lib/texts/punctuation"

type LightboxProps = { links: readonly HTMLAnchorElement[]; start: number; onClose: (index: number) => void }

/** Width divided by height, for an image of unknown size. */
const DEFAULT_RATIO = 1.6
/** How many steps the picture to the right of the shown one is away. */
const TO_THE_RIGHT = __DIRECTION__ === "rtl" ? -1 : 1
/** How far a finger moves sideways in a swipe, in CSS pixels. */
const SWIPE_PX = 48
const HOST_ID = "lightbox"

/** Enlarges the image of a link from where it is, among all such images of the page. A second tap changes nothing. */
export function showLightbox(pressed: HTMLAnchorElement): void {
  if (document.getElementById(HOST_ID)) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main .${ZOOM_CLASS}`)]
  const host = document.body.appendChild(Object.assign(document.createElement("div"), { id: HOST_ID }))
  const root = createRoot(host)
  const close = (index: number) =>
    moveImage(enlargedIn(host), () => {
      flushSync(() => root.unmount())
      host.remove()
      links[index]?.focus()
      return imageIn(links[index])
    })
  moveImage(imageIn(pressed), () => {
    flushSync(() => root.render(<Lightbox links={links} start={links.indexOf(pressed)} onClose={close} />))
    return enlargedIn(host)
  })
}

/** Returns the image of a link that the theme shows. */
function imageIn(link: HTMLAnchorElement | undefined): HTMLImageElement | null {
  const images = [...(link?.querySelectorAll("img") ?? [])]
  return images.find((image) => image.getClientRects().length > 0) ?? null
}

function enlargedIn(host: HTMLElement): HTMLImageElement | null {
  return host.querySelector("figure img")
}

/** Moves an image to the place of the one that a change returns, unless the visitor prefers no motion (N2). */
function moveImage(from: HTMLElement | null, change: () => HTMLElement | null): void {
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return void change()
  let moved = from
  const setName = (name: string) => moved && Object.assign(moved.style, { viewTransitionName: name })
  setName("enlarged")
  const { ready, finished } = document.startViewTransition(() => {
    setName("")
    moved = change()
    setName("enlarged")
  })
  // A transition that is skipped, as in a hidden tab, has changed the page all the same.
  ready.catch(() => undefined)
  void finished.finally(() => setName(""))
}

/** Shows images one by one. The browser's dialog traps the focus; Escape, and going back, close it. */
function Lightbox({ links, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const count = links.length
  const image = imageIn(links[index])
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = useClosing(() => onClose(index))
  const move = (steps: number) => setIndex((index + steps + count) % count)
  const swipes = useSwipes(move)
  if (image === null) return null

  const { alt, src, srcset, currentSrc } = image
  const caption = links[index]?.closest("figure")?.querySelector("figcaption")?.textContent
  const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)))
  const place = { place: index + 1, count }
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
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
      onKeyDown={moveByKey}
    >
      <div className="lightbox-bar">
        <p aria-hidden="true" className="text-muted text-sm">
          {fillText(PROJECT_TEXTS.gallery.shortPosition, place)}
        </p>
        <p className="sr-only" role="status">
          {withColon(fillText(PROJECT_TEXTS.gallery.position, place), alt)}
        </p>
        <IconButton icon="lucide:x" name={TEXTS.close} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the close button and Escape do the same */}
      <div {...swipes} className="lightbox-stage" onClick={(event) => event.target === event.currentTarget && close()}>
        <figure style={{ "--ratio": width && height ? width / height : DEFAULT_RATIO } as CSSProperties}>
          <img
            key={index}
            className="picture"
            src={src}
            srcSet={srcset}
            sizes="100vw"
            alt={alt}
            width={width || undefined}
            height={height || undefined}
            // The version that the page has, until a larger one has arrived.
            style={{ backgroundImage: `url("${currentSrc}")` }}
            onLoad={({ currentTarget }) => currentTarget.style.removeProperty("background-image")}
          />
          {caption && <figcaption className="caption">{caption}</figcaption>}
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

/** Adds an entry to the history, so that going back closes. Returns a function that goes back. */
function useClosing(onClose: () => void): () => void {
  const isLeaving = useRef(false)
  const [address] = useState(location.href)
  const leave = useEffectEvent((event: Event) => {
    // The router would show the page again; after more than one step back, it has another one to show.
    if (location.href === address) event.stopImmediatePropagation()
    onClose()
  })
  useEffect(() => {
    history.pushState(history.state, "")
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener("popstate", (event) => leave(event), { capture: true, once: true, signal })
    return () => listening.abort()
  }, [])
  return () => {
    if (!isLeaving.current) history.back()
    isLeaving.current = true
  }
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
