/** A video of another host as it is embedded. */
export type VideoEmbed = {
  /** What the host is called. */
  provider: string
  /** The host that the frame is loaded from. */
  host: string
  /** The frame's address; it plays at once, because it is loaded when the visitor has asked for it. */
  embedUrl: string
}

type Provider = {
  name: string
  /** Where its videos are known by. */
  host: string
  idOf: (url: URL) => string | undefined
  embed: (id: string) => string
}

/** A further host is one more entry here. Each embeds with the least that it lets one send. */
const PROVIDERS: readonly Provider[] = [
  {
    name: "YouTube",
    host: "youtube.com",
    idOf: youTubeId,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    name: "Vimeo",
    host: "vimeo.com",
    idOf: ({ hostname, pathname }) =>
      /^(.+\.)?vimeo\.com$/.test(hostname) ? /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1] : undefined,
    embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
]

/** The hosts whose videos can be embedded. */
export const VIDEO_HOSTS = PROVIDERS.map(({ host }) => host)

/** How the video at an address is embedded; null for an address that is no video of a known host. */
export function videoEmbed(address: string): VideoEmbed | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  for (const { name, idOf, embed } of PROVIDERS) {
    const id = idOf(url)
    if (id === undefined) continue
    const embedUrl = embed(id)
    return { provider: name, host: new URL(embedUrl).host, embedUrl }
  }
  return null
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, "")
  if (host === "youtu.be") return videoId(pathname.slice(1))
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return undefined
  if (pathname === "/watch") return videoId(searchParams.get("v") ?? "")
  return videoId(/^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? "")
}

function videoId(id: string): string | undefined {
  return /^[\w-]{11}$/.test(id) ? id : undefined
}
