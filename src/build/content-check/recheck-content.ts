import type { CreateNodeArgs, Reporter } from "gatsby"

import { writeContentNotice } from "~/src/build/content-check/serve-content-notice"
import { fetchImages, type ImageDiagnostic, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { sourceImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { checkContent, imagesOf } from "~/src/doctor/check-content"
import { type Diagnostic, formatDiagnostics, isError } from "~/src/doctor/diagnostic"
import type { NamedImage } from "~/src/doctor/images/named-images"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { readSite } from "~/src/doctor/readers/read-site"
import { remoteAddress } from "~/src/lib/images/remote-address"

let isBootstrapped = false
let lastReport = ""
/** About remote images, which a check of the content does not request. */
let fetchDiagnostics: ImageDiagnostic[] = []

/** Notes that the development server runs: from now on, changes are reported. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Returns whether a file that changes was saved by somebody while the development server runs. */
export function isFollowingChanges(): boolean {
  return isBootstrapped
}

/** Remembers what the development server has reported when it started. */
export function rememberReport(diagnostics: readonly Diagnostic[], fetched: readonly ImageDiagnostic[]): void {
  fetchDiagnostics = [...fetched]
  lastReport = reportOf(diagnostics)
  writeContentNotice(diagnostics)
}

/** Fetches the new remote images of a file that was saved while developing (G2); a start does this for all files. */
export async function fetchSavedImages(args: CreateNodeArgs, root: string, file: ContentFile): Promise<void> {
  if (!isBootstrapped) return
  const { site } = readSite(root)
  const images = imagesOf(file)
  if (site?.images.proxy !== undefined) return sourceImageSizes(images, args)
  const store = openImageStore()
  const added = images.filter(({ src }) => !store.has(remoteAddress(src) ?? ""))
  const onFailure = site?.images.remote.onFailure ?? "error"
  fetchDiagnostics.push(...(await fetchImages(remoteImages(added), { store, onFailure })))
}

/**
 * Checks the whole content after a change, because rules compare files. A report that differs from the last one is printed and
 * shown on the pages.
 */
export function recheckContent(reporter: Pick<Reporter, "warn" | "info">, root: string): void {
  const { images, diagnostics } = checkContent(root)
  const all = [...diagnostics, ...images.flatMap(fetchDiagnosticOf)]
  const report = reportOf(all)
  if (report === lastReport) return
  rememberReport(all, fetchDiagnostics)
  if (report === "") reporter.info("The content has no problems any more.")
  else reporter.warn(report)
}

/** Returns the last diagnostic about a remote image, unless it has been fetched since then. */
function fetchDiagnosticOf(image: NamedImage): Diagnostic[] {
  const found = fetchDiagnostics.findLast(({ src }) => src === image.src)
  const isSolved = found !== undefined && isError(found) && openImageStore().has(remoteAddress(image.src) ?? "")
  return found === undefined || isSolved ? [] : [{ ...found, ...image }]
}

function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? "" : formatDiagnostics(diagnostics)
}
