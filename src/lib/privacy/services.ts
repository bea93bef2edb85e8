import type { VideoEmbed } from "~/src/lib/entries/video-embed"
import type { IconSources } from "~/src/lib/icons/icon-data"
import * as keys from "~/src/lib/privacy/stored-keys"
import { bidiIsolate, fillText } from "~/src/lib/texts/fill-text"
import { SERVICE_TEXTS, STORAGE_TEXTS } from "~/src/lib/texts/interface-texts"

/** A place other than the site's own files that receives data from a visitor's browser. */
export type Service = {
  name: string
  /** Its host, or its path on the site's own host. */
  place: string
  receives: string
  when: string
}

/** Origins, by kind of request, for the content security policy. */
export type Allowance = { scripts?: string[]; requests?: string[]; pictures?: string[]; frames?: string[] }
export type Allowing = { allows: Allowance }

export type ServiceSettings = {
  game: { title: string; url: string }
  analytics: {
    requireConsent: boolean
    web?: { script: string } | undefined
    google?: { ids: readonly string[] } | undefined
  }
  icons: IconSources
  images: { proxy?: string | undefined }
  editing: { publish: boolean }
  videos: readonly Pick<VideoEmbed, "provider" | "host">[]
}

const GOOGLE_TAG = "https://www.googletagmanager.com"
/** The tag sends page views to these hosts; the last one is for visitors in the European Union. */
const GOOGLE_REQUESTS = [GOOGLE_TAG, "https://www.google-analytics.com", "https://region1.google-analytics.com"]

const EDITOR = { name: "Sveltia CMS", place: "api.github.com", allows: {} }

type KeyIn<Area> = Extract<(typeof keys)[keyof typeof keys], { area: Area }>["key"]

/** The type makes a stored key without a description a compile error. */
const STORED: { [Area in keys.StoredKey["area"]]: { lifetime: string; purposes: Record<KeyIn<Area>, string> } } =
  STORAGE_TEXTS

/** Returns the services that the settings enable, for the privacy page and the content security policy (Y3). */
export function listServices({
  game,
  analytics,
  icons,
  images,
  editing,
  videos,
}: ServiceSettings): (Service & Allowing)[] {
  const { requireConsent, web, google } = analytics
  const when = requireConsent ? SERVICE_TEXTS.afterConsent : SERVICE_TEXTS.unlessRejected
  // Only this folder: other scripts on the same host run any code that a request passes to them.
  const tag = { scripts: [`${GOOGLE_TAG}/gtag/`], requests: GOOGLE_REQUESTS, pictures: GOOGLE_REQUESTS }
  // Sorted, because the order of nodes varies, and with it the policy of every page would (F1).
  const providers = [...new Map(videos.map(({ host, provider }) => [host, provider]))].sort()
  return [
    { ...named(SERVICE_TEXTS.game, { title: game.title }), ...placeOf(game.url, "frames") },
    ...(web ? [{ ...SERVICE_TEXTS.webAnalytics, ...placeOf(web.script, "scripts"), when }] : []),
    ...(google ? [{ ...SERVICE_TEXTS.googleTag, place: new URL(GOOGLE_TAG).host, when, allows: tag }] : []),
    ...(icons.service ? [{ ...SERVICE_TEXTS.iconService, ...placeOf(icons.service, "requests") }] : []),
    ...(images.proxy ? [{ ...SERVICE_TEXTS.imageProxy, ...placeOf(images.proxy, "pictures") }] : []),
    // Its own page may send these requests, others may not.
    ...(editing.publish ? [{ ...EDITOR, receives: SERVICE_TEXTS.game.receives, when: SERVICE_TEXTS.editor }] : []),
    ...providers.map(([host, name]) => ({
      ...named(SERVICE_TEXTS.video, { provider: name }),
      ...placeOf(`https://${host}`, "frames"),
    })),
  ]
}

function named<Texts extends { name: string }>(texts: Texts, values: Record<string, string>): Texts {
  return { ...texts, name: fillText(texts.name, values) }
}

/** Paths of the site itself need no permission in the content security policy. */
function placeOf(address: string, kind: keyof Allowance): Pick<Service, "place"> & Allowing {
  if (address.startsWith("/")) return { place: bidiIsolate(address), allows: {} }
  const { host, origin } = new URL(address)
  return { place: host, allows: { [kind]: [origin] } }
}

/** Returns what the site stores in a visitor's browser, by how long it is kept (Y3). */
export function describeStorage({ analytics: { web, google } }: Pick<ServiceSettings, "analytics">) {
  const hasAnalytics = web !== undefined || google !== undefined
  return Object.values(STORED).map(({ lifetime, purposes }) => ({
    lifetime,
    items: Object.entries(purposes)
      .filter(([key]) => hasAnalytics || key !== keys.CONSENT_KEY.key)
      // A prefix of several keys ends in a colon.
      .map(([key, purpose]) => ({ key: key.replace(/:$/, ":…"), purpose })),
  }))
}

/** Returns a sentence about analytics and cookies; null if the list of services says it all (Y3). */
export function describeAnalytics({ analytics: { web, google } }: Pick<ServiceSettings, "analytics">): string | null {
  if (google !== undefined) return SERVICE_TEXTS.googleCookies
  return web === undefined ? SERVICE_TEXTS.noAnalytics : null
}
