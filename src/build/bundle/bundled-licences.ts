import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { Compilation, Compiler, WebpackPluginInstance } from "webpack"

import { type Licensed, licencesFile } from "~/src/build/outputs/licences-file"
import { isOwnerFile } from "~/src/build/public-files"
import { bundledModules } from "~/src/gatsby/bundle/bundled-modules"
import { LICENCES_PATH } from "~/src/lib/addresses/paths"

/** In what is published without webpack having met them as modules: copied, inlined, or written by webpack and Tailwind themselves. */
const NO_MODULES = ["@iconify-json/lucide", "@iconify-json/simple-icons", "gatsby", "tailwindcss", "webpack"]

const FONT = {
  name: "Newsreader (font)",
  licence: "OFL-1.1",
  file: path.join("src", "styles", "fonts", "newsreader-display.LICENSE.txt"),
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENCE_NAME = /^(licen[cs]e|copying)/i

/**
 * Writes the licences of everything made by others that visitors get a copy of, as webpack finds it when it writes the scripts;
 * a file of that name below `static` counts more.
 */
export const bundledLicences: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    if (isOwnerFile(LICENCES_PATH)) return
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap("BundledLicences", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: "BundledLicences", stage }, () => {
        const text = licencesFile(publishedWorks(compilation))
        compilation.emitAsset(path.basename(LICENCES_PATH), new sources.RawSource(text))
      })
    })
  },
}

function publishedWorks(compilation: Compilation): Licensed[] {
  const { resolve } = createRequire(path.resolve("package.json"))
  const folders = new Set(NO_MODULES.map((name) => path.dirname(resolve(`${name}/package.json`))))
  for (const file of bundledModules(compilation).keys()) {
    const [folder] = PACKAGE_FOLDER.exec(file) ?? []
    if (folder !== undefined) folders.add(folder)
  }
  return [...[...folders].map(packageIn), { ...FONT, text: readFileSync(FONT.file, "utf8") }]
}

function packageIn(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const file = readdirSync(folder).find((entry) => LICENCE_NAME.test(entry))
  return {
    name: `${name} ${version}`,
    licence: license?.type ?? license ?? null,
    text: file === undefined ? null : readFileSync(path.join(folder, file), "utf8"),
  }
}
