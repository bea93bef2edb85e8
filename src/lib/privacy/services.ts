import type { IconSources } from "~/src/lib/icons/icon-sources"
import { listStoredKeys } from "~/src/lib/privacy/list-stored-keys"
import type { VideoEmbed } from "~/src/lib/projects/video-embed"
import { SERVICE_TEXTS, STORAGE_TEXTS } from "~/src/lib/texts"

/** A place other than the site's own pages that a visitor's browser may be sent to. */
export type Service = {
  name: string
  /** Its host, or its path on the site's own host. */
  place: string
  /** What it gets to know. */
  receives: string
  /** What has to happen before it gets anything. */
  when: string
}

/** Hosts that pages have to be allowed to ask, by what is asked of them; the site's own is always allowed. */
export type Allowing = { allows: Allowance }

type AllowedService = Service & Allowing

/** Origins, by what a content security policy tells apart. */
export type Allowance = { scripts?: string[]; requests?: string[]; pictures?: string[]; frames?: string[] }

/** The settings that enable services. */
export type ServiceSettings = {
  game: { title: string; url: string }
  analytics: {
    requireConsent: boolean
    web?: { script: string } | undefined
    google?: { ids: readonly string[] } | undefined
  }
  icons: IconSources
  images: { proxy?: string | undefined }
  /** What projects embed. */
  videos: readonly Pick<VideoEmbed, "provider" | "host">[]
}

/** A further service is one more function here, which answers null while its setting is off, or several services. */
const SERVICES: readonly ((settings: ServiceSettings) => AllowedService | AllowedService[] | null)[] = [
  game,
  webAnalytics,
  googleTag,
  iconService,
  imageProxy,
  videoHosts,
]

/** Where Google's tag is loaded from. */
const GOOGLE_TAG_HOST = "www.googletagmanager.com"

/** What the tag sends page views to; the second is for visitors in the European Union. */
const GOOGLE_COLLECTORS = ["https://www.google-analytics.com", "https://region1.google-analytics.com"]

/** What the settings really enable, for the privacy page: it cannot forget one (Y3). */
export function listServices(settings: ServiceSettings): AllowedService[] {
  return SERVICES.flatMap((describe) => describe(settings) ?? [])
}

/** What a visitor's browser keeps for the same time. */
export type StorageGroup = {
  readonly lifetime: string
  readonly items: readonly { readonly key: string; readonly purpose: string }[]
}

/** Lists all that the site stores in a visitor's browser, by how long it stays there (Y3). */
export function describeStorage(settings: Pick<ServiceSettings, "analytics">): StorageGroup[] {
  const stored = listStoredKeys(hasAnalytics(settings))
  return (["local", "session"] as const).map((area) => ({
    lifetime: STORAGE_TEXTS.lifetimes[area],
    items: stored
      .filter((each) => each.area === area)
      .map(({ name, key, isPrefix }) => ({
        key: isPrefix ? `${key}…` : key,
        purpose: STORAGE_TEXTS.purposes[name],
      })),
  }))
}

/** Says whether visits are counted and which cookies that sets (Y3). */
export function describeAnalytics(settings: Pick<ServiceSettings, "analytics">): string | null {
  if (!hasAnalytics(settings)) return SERVICE_TEXTS.noAnalytics
  return settings.analytics.google === undefined ? null : SERVICE_TEXTS.googleCookies
}

function hasAnalytics({ analytics: { web, google } }: Pick<ServiceSettings, "analytics">): boolean {
  return web !== undefined || google !== undefined
}

function game({ game: { title, url } }: ServiceSettings): AllowedService {
  return { place: new URL(url).host, ...SERVICE_TEXTS.game(title), allows: { frames: [new URL(url).origin] } }
}

function webAnalytics({ analytics }: ServiceSettings): AllowedService | null {
  if (analytics.web === undefined) return null
  return { place: analytics.web.script, ...SERVICE_TEXTS.webAnalytics, when: whenAnalyticsRun(analytics), allows: {} }
}

function googleTag({ analytics }: ServiceSettings): AllowedService | null {
  if (analytics.google === undefined) return null
  const host = `https://${GOOGLE_TAG_HOST}`
  // Only the folder of the tag: on the rest of that host is code that would run whatever it is given.
  const allows = {
    scripts: [`${host}/gtag/`],
    requests: [host, ...GOOGLE_COLLECTORS],
    pictures: [host, ...GOOGLE_COLLECTORS],
  }
  return { place: GOOGLE_TAG_HOST, ...SERVICE_TEXTS.googleTag, when: whenAnalyticsRun(analytics), allows }
}

function iconService({ icons: { service } }: ServiceSettings): AllowedService | null {
  if (service === undefined) return null
  const { host, origin } = new URL(service)
  return { place: host, ...SERVICE_TEXTS.iconService, allows: { requests: [origin] } }
}

function imageProxy({ images: { proxy } }: ServiceSettings): AllowedService | null {
  if (proxy === undefined) return null
  if (proxy.startsWith("/")) return { place: proxy, ...SERVICE_TEXTS.imageProxy, allows: {} }
  const { host, origin } = new URL(proxy)
  return { place: host, ...SERVICE_TEXTS.imageProxy, allows: { pictures: [origin] } }
}

function videoHosts({ videos }: ServiceSettings): AllowedService[] {
  const providers = new Map(videos.map(({ host, provider }) => [host, provider]))
  return [...providers].map(([place, provider]) => ({
    place,
    ...SERVICE_TEXTS.video(provider),
    allows: { frames: [`https://${place}`] },
  }))
}

function whenAnalyticsRun({ requireConsent }: ServiceSettings["analytics"]): string {
  return requireConsent ? SERVICE_TEXTS.afterConsent : SERVICE_TEXTS.unlessRejected
}
