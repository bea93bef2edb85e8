import { VIEWER_WAIT_MS } from "~/src/client/boot/record-input"
import { loadStyles } from "~/src/client/lazy-component"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { ZOOM_CLASS } from "~/src/lib/images/image-data"

import lightboxStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/lightbox.css"

let loading: Promise<typeof import("~/src/components/lightbox/lightbox")> | undefined

/** Opens the images of an element in the lightbox, where a link would open their files. Returns a cleanup function. */
export function watchZoom(element: HTMLElement | null): () => void {
  element?.addEventListener("click", zoom)
  return () => element?.removeEventListener("click", zoom)
}

function zoom(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`.${ZOOM_CLASS}`)
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const openFile = () => location.assign(link.href)
  const timer = setTimeout(openFile, VIEWER_WAIT_MS)
  loading ??= loadLightbox()
  loading
    .then(
      ({ showLightbox }) => showLightbox(link),
      (error: unknown) => {
        reportChunkError(error)
        loading = undefined
        openFile()
      },
    )
    .finally(() => clearTimeout(timer))
}

async function loadLightbox() {
  const [lightbox] = await Promise.all([import("~/src/components/lightbox/lightbox"), loadStyles(lightboxStyles)])
  return lightbox
}
