import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { pageDocuments } from "~/src/build/hosting/page-document"
import { pageLook } from "~/src/build/look/page-look"
import { readPublished } from "~/src/build/read-published"
import { siteTexts } from "~/src/build/texts/site-texts"
import { findIcons, iconData } from "~/src/doctor/icons/installed-icons"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { publishedCvs } from "~/src/doctor/resume/read-cv"
import type { Resume } from "~/src/doctor/resume/read-resume"
import { isSinglePage, type PageName } from "~/src/doctor/schemas/page-schemas"
import { DEFAULT_POLL_MINUTES, type SiteSettings } from "~/src/doctor/schemas/site-schema"
import { patchBundle } from "~/src/gatsby/bundle/bundle-patches"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"
import { completeLook } from "~/src/lib/document/look"
import { THEME_COLOUR } from "~/src/lib/document/theme-colours"
import { INTERFACE_ICONS, NOTES_ICON } from "~/src/lib/icons/interface-icons"
import { directionOf } from "~/src/lib/texts/direction"
import { languageName, textsFor } from "~/src/lib/texts/languages"

import { bootScript } from "./boot-script"
import { bundledLicences } from "./bundled-licences"

/** Makes `~/` the project's root, and defines the constants of `src/lib/build-constants.d.ts`. */
export async function onCreateWebpackConfig(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args
  // Null while developing if the settings have an error.
  const { site } = readSite(CONTENT_FOLDER)
  const isHtml = stage === "build-html" || stage === "develop-html"
  const basePath = stage.startsWith("build") ? readEnvironment().basePath : ""
  const hasNotes = args.getNodesByType("Note").length > 0
  const constants = {
    ...siteConstants(site),
    ...navigationConstants(site),
    __LISTED_CVS__: listedCvs(site),
    __OWN_PAGES__: ownPages(args),
    __HAS_CITATIONS__: stage.startsWith("develop") || hasCitations(args),
    ...textConstants(),
    ...languageConstants(site, basePath),
    __HAS_NOTES__: hasNotes,
    __INTERFACE_ICONS__: findIcons(INTERFACE_ICONS.filter((name) => hasNotes || name !== NOTES_ICON)),
    __LOOK__: await pageLook({ ...(site ?? { theme: {}, language: "en" }), hasNotes }, basePath),
    ...(isHtml && {
      __BOOT_SCRIPT__: bootScript(),
      __PAGE_DOCUMENT__: stage === "build-html" ? (await pageDocuments(readPublished(args))).page : null,
    }),
  }
  actions.setWebpackConfig({
    resolve: { alias: { "~": path.resolve(".") } },
    // Source maps are not published.
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [
      plugins.define(
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      ...(stage === "build-javascript" ? [bundledLicences(completeLook(site?.theme ?? {}).display)] : []),
    ],
  })
  patchBundle(args)
}

/** A constant for each part of the texts, so that a script contains only the parts that it imports. */
function textConstants() {
  const { language, texts } = siteTexts()
  const parts = Object.entries(texts).map(([part, values]) => [`__TEXTS__.${part}`, values] as const)
  const direction = directionOf(language)
  return {
    __CONTENT_LANGUAGE__: language,
    __DIRECTION__: direction,
    "typeof __TEXTS__": "object",
    ...Object.fromEntries(parts),
  }
}

/** Empty for a site in one language, so that none of its scripts has a word about others (J5). */
function languageConstants(site: SiteSettings | null, basePath: string) {
  const languages = site === null ? [] : siteLanguagesOf({ ...site, basePath })
  // Only below the first language are there others.
  const below = site?.language === languages[0]?.tag ? languages.slice(1) : []
  return {
    __LANGUAGES__: languages.map(({ tag, base }) => ({ tag, base, name: languageName(tag, tag, site?.languages) })),
    __NOT_FOUND_TEXTS__: below.map(({ tag, base }) => {
      const { app: texts } = textsFor(tag, null)
      return { tag, base, message: texts.error.noPage, link: texts.allProjects }
    }),
  }
}

/** Null where the settings state nothing, so that no script of such a site has code for it. */
function navigationConstants(site: SiteSettings | null) {
  const itemsOf = (list: "navigation" | "footer") => {
    const items = site?.[list] ?? []
    return items.length === 0
      ? null
      : items.map(({ label, icon, to, url }) => ({ label, icon: iconData(icon), to: to ?? url }))
  }
  return { __NAVIGATION__: itemsOf("navigation"), __FOOTER_LINKS__: itemsOf("footer") }
}

/** The variants of the résumé that the About page names. */
function listedCvs(site: SiteSettings | null) {
  const listed = site === null ? [] : publishedCvs(CONTENT_FOLDER, site).filter(({ cv }) => cv.listed)
  return listed.map(({ cv, name, path: at }) => ({ path: `${at}.pdf`, label: cv.label ?? name }))
}

function ownPages({ getNodesByType }: CreateWebpackConfigArgs): string[] {
  const pages = getNodesByType("ContentPage") as unknown as { name: PageName; path: string }[]
  return pages.flatMap(({ name, path: at }) => (isSinglePage(name) ? [] : [at])).sort()
}

function hasCitations({ getNodesByType }: CreateWebpackConfigArgs): boolean {
  const resumes = getNodesByType("Resume") as unknown as Resume[]
  return resumes.some(({ publications = [] }) => publications.some(({ citation }) => citation !== undefined))
}

function siteConstants(site: SiteSettings | null) {
  const icons = site?.icons ?? {}
  const { requireConsent = true, web, google } = site?.analytics ?? {}
  return {
    __ICON_SOURCES__: Object.keys(icons).length === 0 ? null : icons,
    __SITE_URL__: site?.siteUrl ?? "",
    __FRESHNESS_POLL_MS__: (site?.freshness.pollMinutes ?? DEFAULT_POLL_MINUTES) * 60_000,
    __THEME_COLOUR__: site?.theme.accent ?? THEME_COLOUR,
    __HAS_ANALYTICS__: web !== undefined || google !== undefined,
    __CONSENT_REQUIRED__: requireConsent,
    __WEB_ANALYTICS_SCRIPT__: web?.script ?? null,
    __GOOGLE_TAG_IDS__: google?.ids ?? null,
  }
}
