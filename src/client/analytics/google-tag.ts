import type { Provider } from "~/src/client/analytics/visit-counter"
import { DEFERRED_TAG_SCRIPT } from "~/src/lib/document/document-scripts"

/** The tag sends the title, which Gatsby changes in tasks after the page. A busy browser draws frames before those. */
const TITLE_WAIT_MS = 100
const TAG_COOKIE = /^_(ga|gid|gat|gcl)/

type TagWindow = {
  gtag?: (command: "event", name: string, fields: object) => void
  excludeGtagPaths?: RegExp[]
  [disabled: `ga-disable-${string}`]: boolean
}

/** Returns the provider for the Google tag of gatsby-plugin-google-gtag. Its first start runs the tag's deferred scripts (Y2). */
export function googleTag(ids: readonly string[]): Provider {
  const tag = window as unknown as TagWindow
  const setStopped = (stopped: boolean) => {
    for (const id of ids) tag[`ga-disable-${id}`] = stopped
  }
  return {
    start() {
      // Turns off the plugin's own page views, because it also counts changes of hash and query.
      tag.excludeGtagPaths = [/^/]
      setStopped(false)
      activateScripts()
    },
    send({ path }) {
      const send = () => tag[`ga-disable-${ids[0]}`] || tag.gtag?.("event", "page_view", { page_path: path })
      setTimeout(send, TITLE_WAIT_MS)
    },
    stop() {
      setStopped(true)
      removeTagCookies()
    },
  }
}

/** Replaces the deferred scripts with new ones: changing the type of a script does not run it. */
function activateScripts(): void {
  for (const deferred of document.querySelectorAll<HTMLScriptElement>(`script[${DEFERRED_TAG_SCRIPT}]`)) {
    const script = document.createElement("script")
    const { src } = deferred.dataset
    if (src === undefined) {
      script.text = deferred.text
    } else {
      script.async = true
      script.src = src
      script.onerror = () => console.warn(`The Google tag could not be loaded from ${src}.`)
    }
    deferred.replaceWith(script)
  }
}

/** Removes the tag's cookies for the host and each parent domain: the domain that a cookie was set for cannot be read. */
function removeTagCookies(): void {
  const labels = location.hostname.split(".")
  const domains = ["", ...labels.map((_label, index) => `; domain=.${labels.slice(index).join(".")}`)]
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((cookie) => TAG_COOKIE.test(cookie))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; Max-Age=0; path=/${domain}`
    }
  }
}
