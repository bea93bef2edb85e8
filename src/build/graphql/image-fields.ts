import type { GraphQLResolveInfo } from "gatsby/graphql"

import { type Context, findNode, resolveField } from "~/src/build/graphql/query-context"
import { REMOTE_IMAGE_SOURCE, storeName } from "~/src/build/remote-images/image-store"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { ImageData } from "~/src/lib/images/image-data"
import { proxiedFixedImage, proxiedImage } from "~/src/lib/images/proxied-image"
import { remoteAddress } from "~/src/lib/images/remote-address"

type Image = { src: string }
type ImageFile = { children: string[]; absolutePath: string; internal: { contentDigest: string } }
type Shape = { width?: number | null; height?: number | null; blur?: boolean | null }
type Info = GraphQLResolveInfo & { originalResolver?: (...all: unknown[]) => unknown }

/** `ContentPicture.src`: the file beside the content, or the downloaded copy of a remote image (G2). */
export const srcField = {
  resolve(image: Image, args: object, context: Context, info: Info): unknown {
    const address = remoteAddress(image.src)
    return address === null ? info.originalResolver?.(image, args, context, info) : downloadedFile(address, context)
  },
}

/** `ContentPicture.image`: an image in all widths or in one size, whether local, downloaded or proxied (G1, G2). */
export const imageField = {
  resolve(image: Image, shape: Shape, context: Context, info: Info): Promise<ImageData | null> {
    return imageData({ src: image.src, shape, localFile: () => imageFile(image, context, info) }, context, info)
  },
}

/** Returns the file of an image; null for one that is missing while developing, and for one that the proxy delivers. */
export async function imageFile(image: Image, context: Context, info: GraphQLResolveInfo): Promise<ImageFile | null> {
  const question = { type: "ContentPicture", field: "src", source: image }
  return (await resolveField(question, context, info)) as ImageFile | null
}

/** Returns an image of a text in all widths; `absolutePath` is where it is if it is not remote. */
export function textImage(
  { src, absolutePath }: { src: string; absolutePath: string },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ImageData | null> {
  const localFile = () => findNode<ImageFile>(context, "File", { absolutePath: { eq: absolutePath } })
  return imageData({ src, shape: {}, localFile }, context, info)
}

type Wanted = { src: string; shape: Shape; localFile: () => Promise<ImageFile | null> }

async function imageData(
  { src, shape, localFile }: Wanted,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ImageData | null> {
  const address = remoteAddress(src)
  const proxied = address === null ? null : await proxiedData(address, shape, context)
  if (proxied !== null) return proxied
  const file = await (address === null ? localFile() : downloadedFile(address, context))
  const sharp = file && context.nodeModel.getNodeById({ id: file.children[0] ?? "" })
  if (!sharp) return null
  const { width, height, blur } = shape
  const fixed = { layout: "fixed", width, height, outputPixelDensities: [1, 2], placeholder: "none" }
  const responsive = { layout: "fullWidth", ...(blur === false && { placeholder: "none" }) }
  const question = { type: "ImageSharp", field: "gatsbyImageData", source: sharp, args: width ? fixed : responsive }
  return resolveField(question, context, info) as Promise<ImageData>
}

function downloadedFile(address: string, context: Context): Promise<ImageFile | null> {
  return findNode(context, "File", {
    sourceInstanceName: { eq: REMOTE_IMAGE_SOURCE },
    name: { eq: storeName(address) },
  })
}

/** Returns null unless the settings name a proxy. */
async function proxiedData(address: string, { width, height }: Shape, context: Context): Promise<ImageData | null> {
  const site = await findNode<SiteSettings>(context, "SiteSettings")
  if (site?.images.proxy === undefined) return null
  const proxy = { base: site.images.proxy, quality: site.images.quality }
  if (width) return proxiedFixedImage(proxy, address, { width, height: height ?? width })
  const size = await findNode<{ width: number; height: number }>(context, "RemotePicture", { address: { eq: address } })
  return proxiedImage(proxy, address, size ?? { width: 0, height: 0 })
}
