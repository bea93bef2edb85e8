import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import pMap from "p-map"
import probe from "probe-image-size"

import { failureOf, publicRequest } from "~/src/build/network/public-request"
import { remoteImages } from "~/src/build/remote-images/fetch-images"
import { checkContent } from "~/src/doctor/check-content"
import { escapeControls } from "~/src/doctor/diagnostic"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"

const request = publicRequest(["https:"])

/** Creates a `RemotePicture` node for each remote image that browsers request through the image proxy (G3). */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  if (readSite(CONTENT_FOLDER).site?.images.proxy === undefined) return
  await sourceImageSizes(checkContent(CONTENT_FOLDER).images, tools)
}

/** Creates nodes with the sizes of images. A changed node makes Gatsby update the pages that show the image. */
export async function sourceImageSizes(
  named: readonly NamedImage[],
  { actions, createNodeId, createContentDigest, reporter }: NodePluginArgs,
): Promise<void> {
  const createNode = async (address: string) => {
    const fields = { address, ...(await imageSize(address, (message) => reporter.warn(message))) }
    await actions.createNode({
      ...fields,
      id: createNodeId(`RemotePicture ${address}`),
      internal: { type: "RemotePicture", contentDigest: createContentDigest(fields) },
    })
  }
  await pMap(remoteImages(named).keys(), createNode, { concurrency: 4 })
}

/** Returns the size of a remote image in pixels, from its first bytes; zero by zero, with a warning, if that fails (G3, E4). */
export async function imageSize(address: string, warn: (message: string) => void, timeoutMs = 10_000) {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = await request(address, { responseType: "stream", retry: 0, signal })
    const image = Readable.fromWeb(body as ReadableStream)
    const { width, height, orientation = 1 } = await probe(image).finally(() => image.destroy())
    // From 5 on, EXIF turns the image by 90 degrees.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch (error) {
    const { message } = failureOf(error)
    warn(escapeControls(`The size of ${address} is unknown: it ${message}. The page may shift when the image loads.`))
    return { width: 0, height: 0 }
  }
}
