import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"

import { REMOTE_IMAGE_SOURCE, storeName } from "~/src/build/remote-images/image-store"
import { isBright } from "~/src/build/scaled-images/is-bright"
import { darkVersion } from "~/src/doctor/rules/images/check-diagram"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { ImageData } from "~/src/lib/images/image-data"
import { proxiedFixedImage, proxiedImage } from "~/src/lib/images/proxied-image"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { type Context, type Fields, findNode } from "./query-context"

/** The quality that a proxy is asked for, unless the settings name one (G2). */
const PROXY_QUALITY = 100

/** `folder` is the folder of the file that names the image. By default, the folder of its node's file. */
type Image = { src: string; folder?: string }
type ImageFile = { children: string[]; absolutePath: string; internal: { contentDigest: string } }
type ImageSharp = { getFields: () => { gatsbyImageData: { resolve: (...args: unknown[]) => Promise<ImageData> } } }
type Shape = { width?: number | null; height?: number | null; blur?: boolean | null }

export const imageFields = {
  src: { resolve: (image, _shape, context) => imageFile(image, context) },
  image: {
    resolve: (image, shape, context, info) =>
      imageData({ ...image, folder: folderOf(image, context), shape }, context, info),
  },
} satisfies Fields<Image, Shape>

/** Null if it is missing, which only the development server allows, or if the proxy delivers it. */
export function imageFile(image: Image, context: Context): Promise<ImageFile | null> {
  const { src, folder = folderOf(image, context) } = image
  const address = remoteAddress(src)
  const local = { absolutePath: { eq: path.posix.join(folder, src) } }
  const downloaded = { sourceInstanceName: { eq: REMOTE_IMAGE_SOURCE }, name: { eq: address && storeName(address) } }
  return findNode(context, "File", address === null ? local : downloaded)
}

/** Returns the versions of an image: in all widths, or in one size if `shape` has a width (G1, G2). Null if it is missing. */
export async function imageData(
  { shape = {}, ...image }: Required<Image> & { shape?: Shape },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ImageData | null> {
  const proxied = await proxiedData(image.src, shape, context)
  if (proxied !== null) return proxied
  const file = await imageFile(image, context)
  const node = file && context.nodeModel.getNodeById({ id: file.children[0] ?? "" })
  if (!node) return null
  const { width, height, blur } = shape
  const fixed = { layout: "fixed", width, height, outputPixelDensities: [1, 2], placeholder: "none" }
  // A placeholder would stay visible behind a transparent image.
  const isBlurred = blur !== false && !(await sharp(file.absolutePath).metadata()).hasAlpha
  const responsive = { layout: "fullWidth", ...(!isBlurred && { placeholder: "none" }) }
  const { gatsbyImageData } = (info.schema.getType("ImageSharp") as unknown as ImageSharp).getFields()
  const versions = (options: object) =>
    gatsbyImageData.resolve(node, options, context, { ...info, fieldName: "gatsbyImageData" })
  if (width) return versions(fixed)
  const isLocal = remoteAddress(image.src) === null
  const dark = isLocal ? await imageData({ ...image, src: darkVersion(image.src), shape }, context, info) : null
  const all = await versions(responsive)
  if (dark !== null) return { ...all, dark }
  return (await isBright(file.absolutePath, file.internal.contentDigest)) ? { ...all, isBright: true } : all
}

function folderOf(image: Image, { nodeModel }: Context): string {
  return nodeModel.findRootNodeAncestor(image, ({ internal }) => internal.type === "File")?.dir ?? ""
}

/** Returns null for a local image, or if the settings name no proxy. */
async function proxiedData(src: string, { width, height }: Shape, context: Context): Promise<ImageData | null> {
  const address = remoteAddress(src)
  const site = address === null ? null : await findNode<SiteSettings>(context, "SiteSettings")
  if (address === null || site?.images.proxy === undefined) return null
  const proxy = { base: site.images.proxy, quality: site.images.quality ?? PROXY_QUALITY }
  if (width) return proxiedFixedImage(proxy, address, { width, height: height ?? width })
  const size = await findNode<{ width: number; height: number }>(context, "RemotePicture", { address: { eq: address } })
  return proxiedImage(proxy, address, size ?? { width: 0, height: 0 })
}
