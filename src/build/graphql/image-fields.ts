import { REMOTE_IMAGE_SOURCE, storeName } from "~/src/build/remote-images/image-store"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { ImageData } from "~/src/lib/images/image-data"
import { proxiedFixedImage, proxiedImage } from "~/src/lib/images/proxied-image"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { type Context, type Fields, findNode, type ResolveInfo, resolveField } from "./query-context"

type Image = { src: string }
type ImageFile = { children: string[]; absolutePath: string; internal: { contentDigest: string } }
type Shape = { width?: number | null; height?: number | null; blur?: boolean | null }

/** The fields of `ContentPicture`, whether the image is local, downloaded or proxied (G1, G2). */
export const imageFields = {
  src: {
    resolve(image, args, context, info) {
      const address = remoteAddress(image.src)
      if (address === null) return info.originalResolver?.(image, args, context, info)
      return findNode(context, "File", copyOf(address))
    },
  },
  image: {
    resolve: (image, shape, context, info) =>
      imageData({ ...image, shape, findFile: () => imageFile(image, context, info) }, context, info),
  },
} satisfies Fields<Image, Shape>

/** Returns the file of an image; null for one that is missing while developing, and for one that the proxy delivers. */
export async function imageFile(source: Image, context: Context, info: ResolveInfo): Promise<ImageFile | null> {
  return (await resolveField({ type: "ContentPicture", field: "src", source }, context, info)) as ImageFile | null
}

/** Returns an image of a text in all widths; `absolutePath` is where it is if it is not remote. */
export function textImage(
  { src, absolutePath }: Image & { absolutePath: string },
  context: Context,
  info: ResolveInfo,
): Promise<ImageData | null> {
  const address = remoteAddress(src)
  const filter = address === null ? { absolutePath: { eq: absolutePath } } : copyOf(address)
  return imageData({ src, shape: {}, findFile: () => findNode<ImageFile>(context, "File", filter) }, context, info)
}

/** Returns the filter that finds the downloaded copy of a remote image. */
function copyOf(address: string): object {
  return { sourceInstanceName: { eq: REMOTE_IMAGE_SOURCE }, name: { eq: storeName(address) } }
}

async function imageData(
  { src, shape, findFile }: Image & { shape: Shape; findFile: () => Promise<ImageFile | null> },
  context: Context,
  info: ResolveInfo,
): Promise<ImageData | null> {
  const proxied = await proxiedData(src, shape, context)
  if (proxied !== null) return proxied
  const file = await findFile()
  const sharp = file && context.nodeModel.getNodeById({ id: file.children[0] ?? "" })
  if (!sharp) return null
  const { width, height, blur } = shape
  const fixed = { layout: "fixed", width, height, outputPixelDensities: [1, 2], placeholder: "none" }
  const responsive = { layout: "fullWidth", ...(blur === false && { placeholder: "none" }) }
  const question = { type: "ImageSharp", field: "gatsbyImageData", source: sharp, args: width ? fixed : responsive }
  return resolveField(question, context, info) as Promise<ImageData>
}

/** Returns null for a local image, and unless the settings name a proxy. */
async function proxiedData(src: string, { width, height }: Shape, context: Context): Promise<ImageData | null> {
  const address = remoteAddress(src)
  const site = address === null ? null : await findNode<SiteSettings>(context, "SiteSettings")
  if (address === null || site?.images.proxy === undefined) return null
  const proxy = { base: site.images.proxy, quality: site.images.quality }
  if (width) return proxiedFixedImage(proxy, address, { width, height: height ?? width })
  const size = await findNode<{ width: number; height: number }>(context, "RemotePicture", { address: { eq: address } })
  return proxiedImage(proxy, address, size ?? { width: 0, height: 0 })
}
