import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Compiler, WebpackPluginInstance } from "webpack"

import { BUNDLED_FONTS } from "~/src/build/look/display-font"
import { isOwnerFile } from "~/src/build/public-files"
import { bundledFiles } from "~/src/gatsby/webpack/assert-bundle"
import { LICENCES_PATH } from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { LICENCE_TEXTS } from "~/src/lib/texts/interface-texts"

/** Packages whose code is published without being a module of the bundle: copied, inlined, or written by webpack or Tailwind. */
const NO_MODULES = ["@iconify-json/lucide", "@iconify-json/simple-icons", "gatsby", "tailwindcss", "webpack"]

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENCE_NAME = /^(licen[cs]e|copying)/i

/** Of all packages whose code visitors download, and of the display font. Webpack knows them when it writes the scripts. */
export const bundledLicences = (display: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    if (isOwnerFile(LICENCES_PATH)) return
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap("BundledLicences", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: "BundledLicences", stage }, () => {
        const folders = new Set([
          ...NO_MODULES.map((name) => path.dirname(require.resolve(`${name}/package.json`))),
          ...bundledFiles(compilation).flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []),
        ])
        const text = licencesFile([...[...folders].map(packageIn), ...fontLicence(display)])
        compilation.emitAsset(path.basename(LICENCES_PATH), new sources.RawSource(text))
      })
    })
  },
})

/** Nothing for a font of the owner, who knows its licence. */
function fontLicence(display: string) {
  const font = BUNDLED_FONTS[display]
  if (font === undefined) return []
  return [{ name: `${font.name} (font)`, licence: "OFL-1.1", text: readFileSync(`${font.file}.LICENSE.txt`, "utf8") }]
}

/** `licence` and `text` are null if the package has none. */
function packageIn(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const file = readdirSync(folder).find((entry) => LICENCE_NAME.test(entry))
  const text = file === undefined ? null : readFileSync(path.join(folder, file), "utf8")
  return { name: `${name} ${version}`, licence: (license?.type ?? license ?? null) as string | null, text }
}

/** Returns one text with the licences of all parts, sorted by name. */
export function licencesFile(parts: readonly ReturnType<typeof packageIn>[]): string {
  const sections = parts
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, licence, text }) => {
      const missing =
        licence === null ? LICENCE_TEXTS.unlicensed : fillText(LICENCE_TEXTS.withoutText, { name: licence })
      return `${name}\n${fillText(LICENCE_TEXTS.licence, { name: licence ?? LICENCE_TEXTS.notStated })}\n\n${text?.trim() ?? missing}`
    })
  return `${[LICENCE_TEXTS.heading, ...sections].join(`\n\n${"-".repeat(80)}\n\n`)}\n`
}
