import { CONSENT_STORAGE_KEY } from "~/src/lib/consent"
import type { IconSources } from "~/src/lib/icon-sources"
import { SERVICE_TEXTS } from "~/src/lib/texts"
import type { VideoEmbed } from "~/src/lib/video-embed"

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
const SERVICES: readonly ((settings: ServiceSettings) => Service | Service[] | null)[] = [
  game,
  webAnalytics,
  googleTag,
  iconService,
  imageProxy,
  videoHosts,
]

/** Where Google's tag is loaded from. */
const GOOGLE_TAG_HOST = "www.googletagmanager.com"

/** What the settings really enable, for the privacy page: it cannot forget one (Y3). */
export function listServices(settings: ServiceSettings): Service[] {
  return SERVICES.flatMap((describe) => describe(settings) ?? [])
}

/** What the settings make the visitor's browser keep, in sentences for the privacy page (Y3). */
export function describeStorage({ analytics }: Pick<ServiceSettings, "analytics">): string[] {
  const { web, google } = analytics
  if (web === undefined && google === undefined) return [SERVICE_TEXTS.noAnalytics]
  const kept = SERVICE_TEXTS.consentKept(CONSENT_STORAGE_KEY)
  return google === undefined ? [kept] : [kept, SERVICE_TEXTS.googleCookies]
}

function game({ game: { title, url } }: ServiceSettings): Service {
  return { place: new URL(url).host, ...SERVICE_TEXTS.game(title) }
}

function webAnalytics({ analytics }: ServiceSettings): Service | null {
  if (analytics.web === undefined) return null
  return { place: analytics.web.script, ...SERVICE_TEXTS.webAnalytics, when: whenAnalyticsRun(analytics) }
}

function googleTag({ analytics }: ServiceSettings): Service | null {
  if (analytics.google === undefined) return null
  return { place: GOOGLE_TAG_HOST, ...SERVICE_TEXTS.googleTag, when: whenAnalyticsRun(analytics) }
}

function iconService({ icons: { service } }: ServiceSettings): Service | null {
  return service === undefined ? null : { place: new URL(service).host, ...SERVICE_TEXTS.iconService }
}

function imageProxy({ images: { proxy } }: ServiceSettings): Service | null {
  if (proxy === undefined) return null
  return { place: proxy.startsWith("/") ? proxy : new URL(proxy).host, ...SERVICE_TEXTS.imageProxy }
}

function videoHosts({ videos }: ServiceSettings): Service[] {
  const providers = new Map(videos.map(({ host, provider }) => [host, provider]))
  return [...providers].map(([place, provider]) => ({ place, ...SERVICE_TEXTS.video(provider) }))
}

function whenAnalyticsRun({ requireConsent }: ServiceSettings["analytics"]): string {
  return requireConsent ? SERVICE_TEXTS.afterConsent : SERVICE_TEXTS.unlessRejected
}
