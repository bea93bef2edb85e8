import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readSite } from "~/src/build/content/read-site"
import { findIcons } from "~/src/build/icons"
import { INTERFACE_ICONS } from "~/src/lib/interface-icons"

/** Lets `~/` name the project's root, and puts into the bundle the interface's icons (I1) and the content's language. */
export function onCreateWebpackConfig({ actions, plugins }: CreateWebpackConfigArgs): void {
  const language = readSite(CONTENT_FOLDER).site?.language ?? "en"
  actions.setWebpackConfig({
    resolve: { alias: { "~": path.resolve(".") } },
    plugins: [
      plugins.define({
        __INTERFACE_ICONS__: JSON.stringify(findIcons(INTERFACE_ICONS)),
        __CONTENT_LANGUAGE__: JSON.stringify(language),
      }),
    ],
  })
}
