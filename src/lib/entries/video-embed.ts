/** How to play a video in a frame. `host` is the frame's host; the video starts as soon as the frame is loaded. */
export type VideoEmbed = { provider: string; host: string; embedUrl: string }

/** `pattern` captures the video's id. `embed` asks for as few cookies and as little tracking as the host offers. */
const PROVIDERS = [
  {
    provider: "YouTube",
    host: "youtube.com",
    pattern:
      /^https?:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|(?:embed|shorts|live)\/))([\w-]{11})(?=[/?&#]|$)/,
    embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    provider: "Vimeo",
    host: "vimeo.com",
    pattern: /^https?:\/\/(?:[^/]+\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    embed: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
]

export const VIDEO_HOSTS = PROVIDERS.map(({ host }) => host)

/** Null if the address is not that of a video of a known host. */
export function videoEmbed(address: string): VideoEmbed | null {
  if (!URL.canParse(address)) return null
  const { href } = new URL(address)
  for (const { provider, pattern, embed } of PROVIDERS) {
    const id = pattern.exec(href)?.[1]
    if (id !== undefined) return { provider, host: new URL(embed(id)).host, embedUrl: embed(id) }
  }
  return null
}
