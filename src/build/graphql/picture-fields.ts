import type { GraphQLResolveInfo } from "gatsby/graphql"

import { type Context, resolveField } from "~/src/build/graphql/resolve-field"
import { REMOTE_IMAGE_SOURCE, storeName } from "~/src/build/remote-images/image-store"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { ImageData } from "~/src/lib/picture-data"
import { type ImageProxy, proxiedFixedImage, proxiedImage } from "~/src/lib/proxied-picture"
import { remoteAddress } from "~/src/lib/remote-address"

type Picture = { src: string }
type File = { children: string[] }
type Shape = { width?: number | null; height?: number | null; blur?: boolean | null }
type GraphQLInfo = GraphQLResolveInfo & { originalResolver?: (...all: unknown[]) => unknown }

/** `ContentPicture.src`: the file beside the content, or the fetched one (G2). */
export const srcField = {
  resolve(picture: Picture, args: object, context: Context, info: GraphQLInfo): unknown {
    const address = remoteAddress(picture.src)
    return address === null ? info.originalResolver?.(picture, args, context, info) : fetchedFile(address, context)
  },
}

/** `ContentPicture.image`: a picture in all its widths, or in one size, whether local, fetched or proxied (G1, G2). */
export const imageField = {
  async resolve(picture: Picture, size: Shape, context: Context, info: GraphQLInfo): Promise<ImageData | null> {
    const address = remoteAddress(picture.src)
    const proxied = address === null ? null : await proxiedPicture(address, size, context)
    if (proxied !== null) return proxied
    const own = { type: "ContentPicture", field: "src", source: picture }
    const file = await resolveField(own, context, { ...info, fieldName: "src" } as GraphQLResolveInfo)
    return imageOfFile(file as File | null, size, context, info)
  },
}

/** The picture that a text names: an https address, or a file by its absolute path. */
export async function textPicture(
  src: { address: string } | { absolutePath: string },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ImageData | null> {
  if ("address" in src) {
    const proxied = await proxiedPicture(src.address, {}, context)
    return proxied ?? imageOfFile(await fetchedFile(src.address, context), {}, context, info)
  }
  const query = { filter: { absolutePath: { eq: src.absolutePath } } }
  return imageOfFile((await context.nodeModel.findOne({ type: "File", query })) as File | null, {}, context, info)
}

async function imageOfFile(
  file: File | null,
  { width, height, blur }: Shape,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ImageData | null> {
  const sharp = file === null ? null : context.nodeModel.getNodeById({ id: file.children[0] ?? "" })
  if (sharp === null) return null
  const fixed = { layout: "fixed", width, height, outputPixelDensities: [1, 2], placeholder: "none" }
  const responsive = { layout: "fullWidth", ...(blur === false && { placeholder: "none" }) }
  const args = width ? fixed : responsive
  const question = { type: "ImageSharp", field: "gatsbyImageData", source: sharp, args }
  return resolveField(question, context, info) as Promise<ImageData>
}

async function fetchedFile(address: string, { nodeModel }: Context): Promise<File | null> {
  const filter = { sourceInstanceName: { eq: REMOTE_IMAGE_SOURCE }, name: { eq: storeName(address) } }
  return (await nodeModel.findOne({ type: "File", query: { filter } })) as File | null
}

/** Null without a proxy in the settings. */
async function proxiedPicture(
  address: string,
  { width, height }: Shape,
  { nodeModel }: Context,
): Promise<ImageData | null> {
  const proxy = proxyOf((await nodeModel.findOne({ type: "SiteSettings", query: {} })) as SiteSettings | null)
  if (proxy === null) return null
  if (width) return proxiedFixedImage(proxy, address, { width, height: height ?? width })
  const query = { filter: { address: { eq: address } } }
  const size = (await nodeModel.findOne({ type: "RemotePicture", query })) as { width: number; height: number } | null
  return proxiedImage(proxy, address, size ?? { width: 0, height: 0 })
}

function proxyOf(site: SiteSettings | null): ImageProxy | null {
  return site?.images.proxy === undefined ? null : { base: site.images.proxy, quality: site.images.quality }
}
