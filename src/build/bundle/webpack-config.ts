import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

import { pageDocuments } from "~/src/build/hosting/page-document"
import { findIcons } from "~/src/doctor/icons/installed-icons"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { DEFAULT_POLL_MINUTES, type SiteSettings } from "~/src/doctor/schemas/site-schema"
import { patchBundle } from "~/src/gatsby/bundle/bundle-patches"
import { pageAccent } from "~/src/lib/document/accent"
import type { IconSources } from "~/src/lib/icons/icon-data"
import { INTERFACE_ICONS } from "~/src/lib/icons/interface-icons"

import { bootScript } from "./boot-script"
import { bundledLicences } from "./bundled-licences"

/** Makes `~/` the project's root, and defines the constants of `src/lib/build-constants.d.ts`. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, plugins, stage } = args
  const { site } = readSite(CONTENT_FOLDER)
  const { requireConsent = true, web, google } = site?.analytics ?? {}
  const isHtml = stage === "build-html" || stage === "develop-html"
  const constants = {
    __INTERFACE_ICONS__: findIcons(INTERFACE_ICONS),
    __ICON_SOURCES__: iconSources(site),
    __CONTENT_LANGUAGE__: site?.language ?? "en",
    __SITE_URL__: site?.siteUrl ?? "",
    __FRESHNESS_POLL_MS__: (site?.freshness.pollMinutes ?? DEFAULT_POLL_MINUTES) * 60_000,
    __ACCENT__: pageAccent(site?.theme.accent),
    __STYLES_DIGEST__: stylesDigest(),
    __HAS_ANALYTICS__: web !== undefined || google !== undefined,
    __CONSENT_REQUIRED__: requireConsent,
    __WEB_ANALYTICS_SCRIPT__: web?.script ?? null,
    __GOOGLE_TAG_IDS__: google?.ids ?? null,
    ...(isHtml && { __BOOT_SCRIPT__: bootScript() }),
    ...(isHtml && { __PAGE_DOCUMENT__: stage === "build-html" ? pageDocuments(args).page : null }),
  }
  actions.setWebpackConfig({
    resolve: { alias: { "~": path.resolve(".") } },
    // Source maps are not published.
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [
      plugins.define(
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      ...(stage === "build-javascript" ? [bundledLicences] : []),
    ],
  })
  patchBundle(args)
}

function iconSources(site: SiteSettings | null): IconSources | null {
  const { ownPath, service } = site?.icons ?? {}
  return ownPath === undefined && service === undefined ? null : { ownPath, service }
}

function stylesDigest(): string {
  const folder = path.join("src", "styles")
  const digest = createHash("sha256")
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .sort()) {
    digest.update(file).update(readFileSync(path.join(folder, file)))
  }
  return digest.digest("hex")
}
