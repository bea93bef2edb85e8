import path from "node:path"
import type { CreateNodeArgs, Reporter } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { fetchImages, type ImageDiagnostic, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { sourceImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { checkContent, imagesOf } from "~/src/doctor/check-content"
import { type Diagnostic, formatDiagnostics, isError } from "~/src/doctor/diagnostic"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { checkForBuild } from "./check-for-build"
import { writeContentNotice } from "./serve-content-notice"

const CONTENT_ERROR = "10001"
const REMOTE_HINT = "To request the remote images without a build, run: npm run check:content -- --remote"

let isBootstrapped = false
/** What the development server has reported last. */
let lastReport = ""
/** About remote images, which a check of the content does not request. */
let fetchDiagnostics: ImageDiagnostic[] = []

/** Errors in the content or the environment stop a build before it begins; the development server reports them. */
export async function stopOnErrors({ reporter }: { reporter: Reporter }): Promise<void> {
  reporter.setErrorMap({ [CONTENT_ERROR]: { text: ({ report }) => report, level: "ERROR", category: "USER" } })
  const isBuild = process.env.NODE_ENV === "production"
  const root = path.resolve(CONTENT_FOLDER)
  const { site, images, diagnostics } = isBuild ? await checkForBuild(root) : checkContent(root)
  // Before Gatsby reads their folder. With an image proxy nothing is fetched (G2).
  const remote = remoteImages(site?.images.proxy === undefined ? images : [])
  openImageStore().keepOnly(remote.keys())
  fetchDiagnostics = await fetchImages(remote, site?.images.remote)
  const all = [...diagnostics, ...fetchDiagnostics]
  if (!isBuild) remember(all)
  const warnings = all.filter((each) => !isError(each))
  if (warnings.length > 0) reporter.warn(reportOf(warnings))
  const hint = isBuild && fetchDiagnostics.some(isError) ? REMOTE_HINT : ""
  const reports = [...readEnvironment().problems, reportOf(all.filter(isError)), hint].filter((report) => report !== "")
  if (reports.length === 0) return
  const report = reports.join("\n\n")
  if (isBuild) reporter.panic({ id: CONTENT_ERROR, context: { report } })
  else reporter.warn(report)
}

/** Notes that Gatsby has started: from now on, a file that changes was saved by somebody while the development server runs. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Fetches the new remote images of a file that was saved while developing (G2); a start does this for all files. */
export async function fetchSavedImages(args: CreateNodeArgs, root: string, file: ContentFile): Promise<void> {
  if (!isBootstrapped) return
  const { site } = readSite(root)
  const images = imagesOf(file)
  if (site?.images.proxy !== undefined) return sourceImageSizes(images, args)
  const store = openImageStore()
  const added = images.filter(({ src }) => !store.has(remoteAddress(src) ?? ""))
  const found = await fetchImages(remoteImages(added), site?.images.remote)
  const others = fetchDiagnostics.filter(({ src }) => !added.some((image) => image.src === src))
  fetchDiagnostics = [...others, ...found]
}

/**
 * Checks the whole content after a change, because rules compare files. A report that differs from the last one is printed and
 * shown on the pages.
 */
export function recheckContent(reporter: Pick<Reporter, "warn" | "info">, root: string): void {
  if (!isBootstrapped) return
  const { images, diagnostics } = checkContent(root)
  const fetched = images.flatMap((image) => {
    const found = fetchDiagnostics.find(({ src }) => src === image.src)
    return found === undefined ? [] : [{ ...found, ...image }]
  })
  const all = [...diagnostics, ...fetched]
  const report = reportOf(all)
  if (report === lastReport) return
  remember(all)
  if (report === "") reporter.info("The content has no problems any more.")
  else reporter.warn(report)
}

function remember(diagnostics: readonly Diagnostic[]): void {
  lastReport = reportOf(diagnostics)
  writeContentNotice(diagnostics)
}

function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? "" : formatDiagnostics(diagnostics)
}
