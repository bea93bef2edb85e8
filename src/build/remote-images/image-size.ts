import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import probe from "probe-image-size"

import { publicRequest, refusalOf } from "~/src/build/network/public-request"
import { visibleControls } from "~/src/doctor/text/visible-controls"

export type ImageSize = { width: number; height: number }

export type ImageSizeOptions = { timeoutMs?: number; warn: (message: string) => void }

const request = publicRequest(["https:"])

/** Asks a remote picture for its size in pixels; on failure it is zero by zero, and the console is told (G3, E4). */
export async function imageSize(address: string, { timeoutMs = 10_000, warn }: ImageSizeOptions): Promise<ImageSize> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = await request(address, { responseType: "stream", retry: 0, signal })
    const picture = Readable.fromWeb(body as ReadableStream)
    const { width, height, orientation = 1 } = await probe(picture).finally(() => picture.destroy())
    // From 5 on the picture lies on its side.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch (error) {
    const reason = refusalOf(error) ?? (error instanceof Error ? error.message : String(error))
    warn(
      visibleControls(
        `The size of ${address} is not known (${reason}); its picture may move the page when it arrives.`,
      ),
    )
    return { width: 0, height: 0 }
  }
}
