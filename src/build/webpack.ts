import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

import { accentShades, accentStyle } from "~/src/build/accent"
import { bundledLicences } from "~/src/build/bundled-licences"
import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readSite } from "~/src/build/content/read-site"
import { DEFAULT_POLL_MINUTES, type SiteSettings } from "~/src/build/content/site-schema"
import { findIcons } from "~/src/build/icons"
import { leanMinimizers, leaveOut, NO_SIDE_EFFECTS, PARTYTOWN } from "~/src/build/lean-scripts"
import { stylesDigest } from "~/src/build/styles-digest"
import { cacheVersion, forgetLoaders, versionedCache } from "~/src/build/webpack-cache"
import type { IconSources } from "~/src/lib/icon-sources"
import { INTERFACE_ICONS } from "~/src/lib/interface-icons"

/** use-dark-mode and what it is made of. */
const THEME_PACKAGES = /[\\/]node_modules[\\/](use-dark-mode|use-persisted-state|@use-it[\\/]event-listener)[\\/]/

/** Lets `~/` name the project's root, and puts in place what the code declares as constants of the build. */
export function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const { site } = readSite(CONTENT_FOLDER)
  const { requireConsent = true, web, google } = site?.analytics ?? {}
  actions.setWebpackConfig({
    resolve: { alias: { "~": path.resolve(".") } },
    // Nobody needs the sources of the published scripts beside them.
    ...(stage === "build-javascript" && { devtool: false }),
    // These packages write `x = global` where no `x` was given. As Gatsby defines a `global.…` constant, webpack takes
    // that for a renaming and puts the real global wherever they meant their `x`: they would follow the wrong things (T1).
    module: {
      rules: [
        NO_SIDE_EFFECTS,
        {
          test: THEME_PACKAGES,
          loader: "string-replace-loader",
          options: { search: "(?<![.\\w])global\\b", replace: "globalThis", flags: "g" },
        },
      ],
    },
    plugins: [
      plugins.define({
        __INTERFACE_ICONS__: JSON.stringify(findIcons(INTERFACE_ICONS)),
        __ICON_SOURCES__: JSON.stringify(iconSources(site)),
        __CONTENT_LANGUAGE__: JSON.stringify(site?.language ?? "en"),
        __SITE_URL__: JSON.stringify(site?.siteUrl ?? ""),
        __FRESHNESS_POLL_MS__: JSON.stringify((site?.freshness.pollMinutes ?? DEFAULT_POLL_MINUTES) * 60_000),
        __ACCENT__: JSON.stringify(accentOf(site?.theme.accent)),
        __STYLES_DIGEST__: JSON.stringify(stylesDigest()),
        // What no setting asks for is not built: the code behind these is removed with its imports (Y3).
        __HAS_ANALYTICS__: JSON.stringify(web !== undefined || google !== undefined),
        __CONSENT_REQUIRED__: JSON.stringify(requireConsent),
        __WEB_ANALYTICS_SCRIPT__: JSON.stringify(web?.script ?? null),
        __GOOGLE_TAG_IDS__: JSON.stringify(google?.ids ?? null),
      }),
      ...(stage === "build-javascript" ? [bundledLicences, plugins.normalModuleReplacement(PARTYTOWN, leaveOut)] : []),
    ],
  })
  const config = getConfig()
  const minimizer = config.optimization?.minimizer
  const version = cacheVersion()
  actions.replaceWebpackConfig({
    ...config,
    ...(version !== null && {
      cache: versionedCache(config.cache, version),
      plugins: [...(config.plugins ?? []), forgetLoaders],
    }),
    optimization: { ...config.optimization, ...(minimizer && { minimizer: leanMinimizers(minimizer) }) },
  })
}

function iconSources(site: SiteSettings | null): IconSources | null {
  const { ownPath, service } = site?.icons ?? {}
  return ownPath === undefined && service === undefined ? null : { ownPath, service }
}

/** What pages need of an accent that the settings name; null for the shipped one. */
function accentOf(wish: string | undefined): { primary: string; style: string } | null {
  const shades = wish === undefined ? null : accentShades(wish)
  return shades === null ? null : { primary: shades.primary, style: accentStyle(shades) }
}
