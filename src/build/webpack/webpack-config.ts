import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

import { bootScript } from "~/src/build/boot-script"
import { readEnvironment } from "~/src/build/environment"
import { type TimelinePage, timelineOf } from "~/src/build/graphql/timeline-field"
import { pageDocuments } from "~/src/build/hosting/page-policy"
import { pageLook } from "~/src/build/look/page-look"
import { nodesOf, readPublished } from "~/src/build/read-published"
import { siteTexts } from "~/src/build/site-texts"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { publishedCvs } from "~/src/doctor/readers/content/read-cv"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { findIcons, iconData } from "~/src/doctor/rules/icons/installed-icons"
import type { Resume } from "~/src/doctor/rules/resume/read-resume"
import { isSinglePage, type PageName } from "~/src/doctor/schemas/page-schemas"
import { DEFAULT_POLL_MINUTES, type SiteSettings } from "~/src/doctor/schemas/site-schema"
import { patchBundle } from "~/src/gatsby/webpack/bundle-patches"
import { isSamePage, PUBLICATIONS_PATH } from "~/src/lib/addresses/paths"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"
import { THEME_COLOUR } from "~/src/lib/document/default-theme-colour"
import { completeLook } from "~/src/lib/document/look"
import type { LinkedEntry } from "~/src/lib/entries/related-entries"
import { INTERFACE_ICONS, NOTES_ICON } from "~/src/lib/icons/interface-icons"
import { hasPublicationsPage } from "~/src/lib/resume/choose-publications"
import { directionOf } from "~/src/lib/texts/direction"
import { languageName, textsFor } from "~/src/lib/texts/languages"

import { bundledLicences } from "./bundled-licences"

/** Two pages share less than that without a file of its own: it costs each first load more than it saves when the other page is opened. */
const LEAST_SHARED_BYTES = 40_000

type ListedEntry = LinkedEntry & { listed: boolean }

/** Makes `~/` the project's root, and defines the constants of `src/lib/build-constants.d.ts`. */
export async function onCreateWebpackConfig(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args
  // Null while developing if the settings have an error.
  const { site } = readSite(CONTENT_FOLDER)
  const isHtml = stage === "build-html" || stage === "develop-html"
  const basePath = stage.startsWith("build") ? readEnvironment().basePath : ""
  const hasNotes = args.getNodesByType("Note").length > 0
  const publications = nodesOf<Resume>(args, "Resume").flatMap((resume) => resume.publications ?? [])
  const hasPublications = hasPublicationsPage(publications)
  const constants = {
    ...siteConstants(site),
    ...navigationConstants(site, hasPublications),
    __LISTED_CVS__: listedCvs(site),
    __OWN_PAGES__: ownPages(args, hasPublications),
    __HAS_CITATIONS__: stage.startsWith("develop") || publications.some(({ citation }) => citation),
    __HAS_TIMELINE__: stage.startsWith("develop") || hasTimeline(args),
    ...textConstants(),
    ...languageConstants(site, basePath),
    __HAS_NOTES__: hasNotes,
    __IS_HTML__: isHtml,
    __INTERFACE_ICONS__: findIcons(INTERFACE_ICONS.filter((name) => hasNotes || name !== NOTES_ICON)),
    __LOOK__: await pageLook({ ...(site ?? { theme: {}, language: "en" }), hasNotes }, basePath),
    ...(isHtml && {
      __BOOT_SCRIPT__: bootScript(),
      __PAGE_DOCUMENT__: stage === "build-html" ? (await pageDocuments(readPublished(args))).page : null,
    }),
  }
  const definitions = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  actions.setWebpackConfig({
    // The development server's directory has links (scripts/start), and Gatsby knows a file by its name there.
    resolve: { alias: { "~": path.resolve(".") }, symlinks: stage.startsWith("build") },
    ...(stage === "build-javascript" && {
      // Source maps are not published.
      devtool: false,
      optimization: { splitChunks: { minSize: LEAST_SHARED_BYTES } },
    }),
    plugins: [
      plugins.define(Object.fromEntries(definitions)),
      ...(stage === "build-javascript" ? [bundledLicences(completeLook(site?.theme ?? {}).display)] : []),
    ],
  })
  patchBundle(args)
}

/** A constant for each part of the texts, so that a script contains only the parts that it imports. */
function textConstants() {
  const { language, texts } = siteTexts()
  const parts = Object.entries(texts).map(([part, values]) => [`__TEXTS__.${part}`, values])
  return {
    __CONTENT_LANGUAGE__: language,
    __DIRECTION__: directionOf(language),
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
      const { app: texts, punctuation } = textsFor(tag, null)
      return { tag, base, message: texts.error.noPage + punctuation.stop, link: texts.allProjects }
    }),
  }
}

/** Null where the settings state nothing, so that no script of such a site has code for it. */
function navigationConstants(site: SiteSettings | null, hasPublications: boolean) {
  const itemsOf = (list: "navigation" | "footer") => {
    const items = site?.[list] ?? []
    return items.length === 0
      ? null
      : items.map(({ label, icon, to, url }) => ({ label, icon: iconData(icon), to: to ?? url }))
  }
  const [navigation, footer] = [itemsOf("navigation"), itemsOf("footer")]
  const isNamed = [...(navigation ?? []), ...(footer ?? [])].some(({ to }) => to && isSamePage(to, PUBLICATIONS_PATH))
  const publications = { label: siteTexts().texts.resume.resume.publications, icon: null, to: PUBLICATIONS_PATH }
  return {
    __NAVIGATION__: navigation,
    __FOOTER_LINKS__: hasPublications && !isNamed ? [publications, ...(footer ?? [])] : footer,
  }
}

/** The variants of the résumé that the About page names. */
function listedCvs(site: SiteSettings | null) {
  const listed = site === null ? [] : publishedCvs(CONTENT_FOLDER, site).filter(({ cv }) => cv.listed)
  return listed.map(({ cv, name, path: at }) => ({ path: `${at}.pdf`, label: cv.label ?? name }))
}

/** The pages that only some sites have. */
function ownPages(args: CreateWebpackConfigArgs, hasPublications: boolean): string[] {
  const pages = nodesOf<{ name: PageName; path: string }>(args, "ContentPage")
  const own = pages.flatMap(({ name, path: at }) => (isSinglePage(name) ? [] : [at]))
  return [...new Set(hasPublications ? [...own, PUBLICATIONS_PATH] : own)].sort()
}

function hasTimeline(args: CreateWebpackConfigArgs): boolean {
  const about = nodesOf<TimelinePage>(args, "ContentPage").find(({ name }) => name === "about")
  const [resume = null] = nodesOf<Resume>(args, "Resume")
  const entries = ["Project", "Note"].flatMap((type) => nodesOf<ListedEntry>(args, type))
  const listed = entries.filter((entry) => entry.listed)
  return about !== undefined && timelineOf(about, resume, listed).length > 0
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
