import type { Provider } from "~/src/client/analytics/visit-counter"
import { DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

/** The names of the cookies that the tag sets. */
const TAG_COOKIE = /^_(ga|gid|gat|gcl)/

type TagWindow = {
  gtag?: (command: "event", name: string, fields: object) => void
  excludeGtagPaths?: RegExp[]
  [disabled: `ga-disable-${string}`]: boolean
}

/** Google's tag as gatsby-plugin-google-gtag put it into the page, made live by its first start (Y2). */
export function googleTag(ids: readonly string[]): Provider {
  const tag = window as unknown as TagWindow
  let isStopped = false
  const setDisabled = (isDisabled: boolean) => {
    isStopped = isDisabled
    for (const id of ids) tag[`ga-disable-${id}`] = isDisabled
  }
  return {
    start() {
      // The plugin's own switch: it would also count changes of the hash and the query.
      tag.excludeGtagPaths = [/^/]
      setDisabled(false)
      makeHeldScriptsLive()
    },
    send({ path }) {
      afterTitleChange(() => {
        if (!isStopped) tag.gtag?.("event", "page_view", { page_path: path })
      })
    },
    stop() {
      setDisabled(true)
      removeTagCookies()
    },
  }
}

/** The tag reads the title by itself, and Gatsby changes it a little after the page; the plugin waits as long. */
function afterTitleChange(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/** A script whose type is changed does not run; one that is put in its place does. */
function makeHeldScriptsLive(): void {
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[${DEFERRED_TAG_SCRIPT}]`)) {
    const script = document.createElement("script")
    const { src } = held.dataset
    if (src === undefined) {
      script.text = held.text
    } else {
      script.async = true
      script.src = src
      script.onerror = () => console.warn(`The Google tag could not be loaded from ${src}.`)
    }
    held.replaceWith(script)
  }
}

/** A cookie is removed by the domain it was set for, which may be any parent of the host, and cannot be read. */
function removeTagCookies(): void {
  const labels = location.hostname.split(".")
  const domains = ["", ...labels.map((_label, index) => `; domain=.${labels.slice(index).join(".")}`)]
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((cookie) => TAG_COOKIE.test(cookie))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Max-Age=0; path=/${domain}`
    }
  }
}
