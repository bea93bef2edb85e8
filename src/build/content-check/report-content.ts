import path from "node:path"
import type { CreateNodeArgs, Reporter } from "gatsby"

import { checkSite } from "~/src/build/check-site"
import { readEnvironment } from "~/src/build/environment"
import { fetchImages, type ImageDiagnostic, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { sourceImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { imagesOf } from "~/src/doctor/diagnose-content"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { type ContentFile, readSite } from "~/src/doctor/readers/content/content-file"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { formatReport } from "~/src/doctor/report/format-report"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { checkForBuild } from "./check-for-build"
import { writeContentProblems } from "./serve-content-problems"

const CONTENT_ERROR = "10001"
const REMOTE_HINT = "To request the remote images without a build, run: npm run check:content -- --remote"

let isBootstrapped = false
let lastReport = ""
/** Problems with remote images, from the last time they were fetched: `diagnoseContent` sends no requests. */
let fetchDiagnostics: ImageDiagnostic[] = []

/** Checks the content and the environment. Errors stop a build before it begins; the development server only reports them. */
export async function stopOnErrors({ reporter }: { reporter: Reporter }): Promise<void> {
  reporter.setErrorMap({ [CONTENT_ERROR]: { text: ({ report }) => report, level: "ERROR", category: "USER" } })
  const isBuild = process.env.NODE_ENV === "production"
  const root = path.resolve(CONTENT_FOLDER)
  const { site, images, diagnostics } = isBuild ? await checkForBuild(root) : checkSite(root)
  // Images are fetched before Gatsby reads their folder. With an image proxy, none are (G2).
  const remote = remoteImages(site?.images.proxy === undefined ? images : [])
  openImageStore().keepOnly(remote.keys())
  fetchDiagnostics = await fetchImages(remote, site?.images.remote)
  const all = [...diagnostics, ...fetchDiagnostics]
  lastReport = formatReport(all)
  if (!isBuild) writeContentProblems(all)
  const { problems } = readEnvironment()
  const reports = [...problems, ...(all.length > 0 ? [lastReport] : [])]
  if (isBuild && fetchDiagnostics.some(isError)) reports.push(REMOTE_HINT)
  if (reports.length === 0) return
  const report = reports.join("\n\n")
  const isFatal = isBuild && (problems.length > 0 || all.some(isError))
  if (isFatal) reporter.panic({ id: CONTENT_ERROR, context: { report } })
  // Gatsby prints its mark before the first line.
  else reporter.warn(`\n${report}`)
}

/** Marks the end of Gatsby's start. Later changes of content files are made while the development server runs. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Fetches the remote images that were added to a file while developing (G2). At the start, `stopOnErrors` fetches all of them. */
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

/** Checks all content, because some rules compare files. Prints the report and shows it on the pages if it has changed. */
export function recheckContent(reporter: Pick<Reporter, "warn" | "info">, root: string): void {
  if (!isBootstrapped) return
  const { images, diagnostics } = checkSite(root)
  const fetched = images.flatMap((image) => {
    const found = fetchDiagnostics.find(({ src }) => src === image.src)
    return found === undefined ? [] : [{ ...found, ...image }]
  })
  const all = [...diagnostics, ...fetched]
  const report = formatReport(all)
  if (report === lastReport) return
  lastReport = report
  writeContentProblems(all)
  if (all.length === 0) reporter.info("The content has no problems any more.")
  else reporter.warn(`\n${report}`)
}
