import { fetchImages, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { readImageSizes } from "~/src/build/remote-images/source-image-sizes"
import type { DiagnosedContent } from "~/src/doctor/diagnose-content"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"

/** Reports what a build would report. What is fetched stays in the store, so that the next build need not fetch it again. */
export async function checkRemoteImages(
  { site, images }: DiagnosedContent,
  storeFolder: string,
): Promise<Diagnostic[]> {
  const places = remoteImages(images)
  if (site?.images.proxy !== undefined) return (await readImageSizes(places)).diagnostics
  const found = await fetchImages(places, { ...site?.images.remote, store: openImageStore(storeFolder) })
  return found.map(({ src: _src, shape: _shape, frame: _frame, rewrite: _rewrite, ...diagnostic }) => diagnostic)
}
