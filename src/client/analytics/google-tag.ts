import type { Provider } from "~/src/client/analytics/visit-counter"
import { DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

const TAG_COOKIE = /^_(ga|gid|gat|gcl)/

type TagWindow = {
  gtag?: (command: "event", name: string, fields: object) => void
  excludeGtagPaths?: RegExp[]
  [disabled: `ga-disable-${string}`]: boolean
}

/** Returns Google's tag as gatsby-plugin-google-gtag put it into the page. Its first start activates the deferred scripts (Y2). */
export function googleTag(ids: readonly string[]): Provider {
  const tag = window as unknown as TagWindow
  const setStopped = (stopped: boolean) => {
    for (const id of ids) tag[`ga-disable-${id}`] = stopped
  }
  return {
    start() {
      // Switches off the plugin's own page views: it also counts changes of hash and query.
      tag.excludeGtagPaths = [/^/]
      setStopped(false)
      activateScripts()
    },
    send({ path }) {
      // The tag reads the title, which Gatsby changes a little after the page; the plugin waits as long.
      const send = () => tag[`ga-disable-${ids[0]}`] || tag.gtag?.("event", "page_view", { page_path: path })
      requestAnimationFrame(() => requestAnimationFrame(send))
    },
    stop() {
      setStopped(true)
      removeTagCookies()
    },
  }
}

/** Replaces the deferred scripts. One whose type is changed does not run; a new one does. */
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

/** A cookie is removed by the domain it was set for, which cannot be read and may be any parent of the host. */
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
