import { hash } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { FAVICON_PATH, HOME_PATH, ICON_PATH, TOUCH_ICON_PATH, WEB_MANIFEST_PATH } from "~/src/lib/addresses/paths"
import { THEME_COLOUR } from "~/src/lib/document/default-theme-colour"

/** The image from which all PNG icons are made. It is square and opaque. */
const SOURCE = path.join("static", ICON_PATH)
/** Browsers may cache everything in `/static` forever. */
const ICONS_PATH = "/static/icons"
const FAVICON_PX = 32

const ICONS = ["any", "maskable"].flatMap((purpose) => [192, 512].map((size) => ({ size, purpose })))
/** Devices may cut a maskable icon down to a circle of this part of its width. */
const SAFE_PART = 0.8

export async function writeWebManifest({ site, pages }: Published): Promise<void> {
  const { title, author, language, theme, basePath } = site
  const home = `${basePath}${HOME_PATH}`
  const manifest = {
    id: home,
    name: title,
    short_name: author.name,
    description: pages.find(({ name }) => name === "home")?.description ?? "",
    lang: language,
    dir: "auto",
    start_url: home,
    scope: home,
    // Has a back button, because links lead to other sites.
    display: "minimal-ui",
    theme_color: theme.accent ?? THEME_COLOUR,
    // As `--page` in tokens.css.
    background_color: "#ffffff",
    icons: existsSync(SOURCE) ? await writeIcons(basePath) : [],
  }
  writePublicFile(WEB_MANIFEST_PATH, JSON.stringify(manifest, null, 2))
}

async function writeIcons(basePath: string): Promise<object[]> {
  writePublicFile(TOUCH_ICON_PATH, await scaled(180))
  writePublicFile(FAVICON_PATH, toIco(await scaled(FAVICON_PX)))
  return Promise.all(
    ICONS.map(async ({ size, purpose }) => {
      const bytes = await (purpose === "any" ? scaled(size) : maskable(size))
      const file = `${ICONS_PATH}/${hash("sha256", bytes).slice(0, 20)}.png`
      writePublicFile(file, bytes)
      return { src: basePath + file, sizes: `${size}x${size}`, type: "image/png", purpose }
    }),
  )
}

/** Returns a PNG as an icon file, which programs request at `/favicon.ico` without looking at a page. */
function toIco(png: Buffer): Buffer {
  // An icon file with one image: its width and height, no palette, one plane, 32 bits for each pixel, and where its bytes are.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, FAVICON_PX, FAVICON_PX, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

function scaled(size: number): Promise<Buffer> {
  return sharp(SOURCE).resize(size, size, { fit: "cover" }).png({ compressionLevel: 9 }).toBuffer()
}

/** Returns the image in the area that no device cuts off, surrounded by its corner's colour. */
async function maskable(size: number): Promise<Buffer> {
  const corner = sharp(SOURCE).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw()
  const [r = 0, g = 0, b = 0] = await corner.toBuffer()
  const background = { r, g, b }
  const margin = Math.round((size * (1 - SAFE_PART)) / 2)
  const inner = size - 2 * margin
  const image = sharp(SOURCE).resize(inner, inner, { fit: "cover" }).flatten({ background })
  const frame = { top: margin, bottom: margin, left: margin, right: margin, background }
  return image.extend(frame).png({ compressionLevel: 9 }).toBuffer()
}
