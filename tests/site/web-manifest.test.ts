import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { readSite } from "~/src/doctor/readers/read-site"
import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const BUILDS = [
  { folder: MAIN_BUILD, basePath: "" },
  { folder: ".variants/base-path/public", basePath: "/portfolio" },
]
const { site } = readSite(FIXTURE_CONTENT)

type Icon = { src: string; sizes: string; type: string; purpose: string }

describe.each(BUILDS)("in $folder", ({ folder, basePath }) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.webmanifest"), "utf8"))
  const icons: Icon[] = manifest.icons
  const fileOf = ({ src }: Icon) => {
    expect(src.startsWith(`${basePath}/`)).toBe(true)
    return path.join(folder, src.slice(basePath.length))
  }

  test("R2: the web manifest names the site, its owner and language, and its scope is the base path", () => {
    expect(manifest).toMatchObject({
      name: site?.title,
      short_name: site?.author.name,
      lang: site?.language,
      start_url: `${basePath}/`,
      scope: `${basePath}/`,
    })
    const html = readFileSync(path.join(folder, "index.html"), "utf8")
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
    expect(html).toContain(`<link rel="manifest" href="${basePath}/manifest.webmanifest"`)
  })

  test("its icons have the sizes and types that it says; maskable ones are opaque; no others are left", async () => {
    for (const purpose of ["any", "maskable"]) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(["192x192", "512x512"])
    }
    for (const icon of icons) {
      const { width, height, format } = await sharp(fileOf(icon)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([icon.sizes, icon.type])
      if (icon.purpose === "maskable") expect((await sharp(fileOf(icon)).stats()).isOpaque).toBe(true)
    }
    const named = icons.map(({ src }) => path.basename(src)).sort()
    expect(readdirSync(path.join(folder, "static/icons")).sort()).toEqual(named)
  })

  test("a maskable icon is plain where a device may cut it", async () => {
    for (const icon of icons.filter(({ purpose }) => purpose === "maskable")) {
      const width = Number.parseInt(icon.sizes, 10)
      const edge = { left: 0, top: 0, width, height: Math.floor(width * 0.09) }
      const { channels } = await sharp(await sharp(fileOf(icon)).extract(edge).toBuffer()).stats()
      expect(channels.map(({ stdev }) => stdev < 1)).not.toContain(false)
    }
  })

  test("there is an icon for the home screens of Apple's devices", async () => {
    expect(await sharp(path.join(folder, "apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 })
  })
})
