import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { readEnvironment } from "~/src/build/environment"
import { type ManifestIcon, webManifest } from "~/src/build/outputs/web-manifest"
import { publicFiles, removePublic, writePublicFile } from "~/src/build/public-files"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { HOME_PATH, TOUCH_ICON_PATH, WEB_MANIFEST_PATH } from "~/src/lib/addresses/paths"
import { THEME_COLOUR } from "~/src/lib/document/theme-colours"

/** The image that all icons in pixels are made from: square, and opaque up to its edges. */
const SOURCE = path.join("static", "icon.png")
/** Hosts let browsers keep all of `/static` for good. */
const ICONS_PATH = "/static/icons"

const TOUCH_ICON_PIXELS = 180
const ICONS = [
  { size: 192, purpose: "any" },
  { size: 512, purpose: "any" },
  { size: 192, purpose: "maskable" },
  { size: 512, purpose: "maskable" },
] as const
/** Devices may cut a maskable icon down to a circle of this part of its width. */
const SAFE_PART = 0.8

/** Writes the web manifest and its icons. */
export async function writeWebManifest(description: string): Promise<void> {
  const { site } = readSite(CONTENT_FOLDER)
  if (site === null) throw new Error("The settings can no longer be read.")
  const { basePath } = readEnvironment()
  const icons = existsSync(SOURCE) ? await writeIcons(basePath) : []
  const manifest = webManifest({
    title: site.title,
    name: site.author.name,
    description,
    language: site.language,
    home: `${basePath}${HOME_PATH}`,
    accent: site.theme.accent ?? THEME_COLOUR,
    icons,
  })
  writePublicFile(WEB_MANIFEST_PATH, manifest)
}

async function writeIcons(basePath: string): Promise<ManifestIcon[]> {
  const files = await Promise.all(
    ICONS.map(async ({ size, purpose }) => {
      const bytes = await (purpose === "any" ? scaled(size) : maskable(size))
      const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 20)
      return { size, purpose, bytes, path: `${ICONS_PATH}/${digest}.png` }
    }),
  )
  for (const file of publicFiles(".png")) if (file.startsWith(`${ICONS_PATH.slice(1)}/`)) removePublic(file)
  for (const file of files) writePublicFile(file.path, file.bytes)
  writePublicFile(TOUCH_ICON_PATH, await scaled(TOUCH_ICON_PIXELS))
  return files.map(({ size, purpose, path: file }) => ({
    src: basePath + file,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }))
}

function scaled(size: number): Promise<Buffer> {
  return sharp(SOURCE).resize(size, size, { fit: "cover" }).png({ compressionLevel: 9 }).toBuffer()
}

/** Returns the whole image where no device cuts it off, surrounded by the colour of its corner. */
async function maskable(size: number): Promise<Buffer> {
  const corner = await sharp(SOURCE).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [r = 0, g = 0, b = 0] = corner
  const margin = Math.round((size * (1 - SAFE_PART)) / 2)
  const inner = size - 2 * margin
  const frame = { top: margin, bottom: margin, left: margin, right: margin, background: { r, g, b } }
  const image = sharp(SOURCE).resize(inner, inner, { fit: "cover" }).flatten({ background: { r, g, b } })
  return image.extend(frame).png({ compressionLevel: 9 }).toBuffer()
}
