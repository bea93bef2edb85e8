import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import pMap from "p-map"
import probe from "probe-image-size"

import { checkSite } from "~/src/build/check-site"
import { failureOf, publicRequest } from "~/src/build/network/public-request"
import { remoteImages } from "~/src/build/remote-images/fetch-images"
import { type Diagnostic, formatValue, placeOf, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { formatReport } from "~/src/doctor/report/format-report"
import type { NamedImage } from "~/src/doctor/rules/images/named-images"

type Size = { width: number; height: number }

const request = publicRequest(["https:"])

/** Creates a `RemotePicture` node for each remote image that browsers request through the image proxy (G3). */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  if (readSite(CONTENT_FOLDER).site?.images.proxy === undefined) return
  await sourceImageSizes(checkSite(CONTENT_FOLDER).images, tools)
}

/** A changed node makes Gatsby update the pages that show the image. */
export async function sourceImageSizes(
  named: readonly NamedImage[],
  { actions, createNodeId, createContentDigest, reporter }: NodePluginArgs,
): Promise<void> {
  const { sizes, diagnostics } = await readImageSizes(remoteImages(named))
  if (diagnostics.length > 0) reporter.warn(formatReport(diagnostics))
  for (const [address, size] of sizes) {
    const fields = { address, ...size }
    await actions.createNode({
      ...fields,
      id: createNodeId(`RemotePicture ${address}`),
      internal: { type: "RemotePicture", contentDigest: createContentDigest(fields) },
    })
  }
}

/** Returns the sizes of remote images in pixels by their addresses: zero by zero, with a warning, for one that fails (G3, E4). */
export async function readImageSizes(places: ReadonlyMap<string, readonly NamedImage[]>, timeoutMs = 10_000) {
  const sizes = new Map<string, Size>()
  const diagnostics: Diagnostic[] = []
  const read = async ([address, named]: [string, readonly NamedImage[]]) => {
    const size = await requestSize(address, timeoutMs)
    sizes.set(address, typeof size === "string" ? { width: 0, height: 0 } : size)
    if (typeof size !== "string") return
    for (const image of named) {
      const message = `The size of ${formatValue(image.src)} is unknown: it ${size}. The page may shift when the image loads.`
      const fix = "Correct the address, or try again later."
      diagnostics.push(warn(placeOf(image), say("image-size-unknown", message, fix)))
    }
  }
  await pMap(places, read, { concurrency: 4 })
  return { sizes, diagnostics }
}

/** Returns the size of an image, from its first bytes, or why it is unknown. */
async function requestSize(address: string, timeoutMs: number): Promise<Size | string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = await request(address, { responseType: "stream", retry: 0, signal })
    const image = Readable.fromWeb(body as ReadableStream)
    const { width, height, orientation = 1 } = await probe(image).finally(() => image.destroy())
    // From 5 on, EXIF turns the image by 90 degrees.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch (error) {
    return failureOf(error).message
  }
}
