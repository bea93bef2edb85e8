import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

import { HELD_SCRIPT } from "~/src/lib/held-script"

/** The ids of Google's tag, null for none; the build puts it here. */
declare const __GOOGLE_TAG_IDS__: readonly string[] | null

/** What gatsby-plugin-google-gtag calls its components: hints to the browser in the head, two scripts in the body. */
const PLUGIN_KEY = /google-gtag/
const PLUGIN_SCRIPTS = 2

type ScriptProps = { src?: string; dangerouslySetInnerHTML?: { __html: string } }

/**
 * Takes the life out of the tag that the plugin has put into the page, and the hints that would already call its host, until
 * the visitor consents (Y3). Gatsby asks the site after its plugins. A tag that cannot be held stops the build.
 */
export function holdGoogleTag(args: PreRenderHTMLArgs): void {
  if (__GOOGLE_TAG_IDS__ === null || process.env.NODE_ENV === "development") return
  args.replaceHeadComponents(args.getHeadComponents().filter((component) => !isOfPlugin(component)))
  const components = args.getPostBodyComponents()
  if (components.filter(isOfPlugin).length !== PLUGIN_SCRIPTS) {
    throw new Error("gatsby-plugin-google-gtag has changed what it puts into pages; see src/app/hold-google-tag.tsx.")
  }
  args.replacePostBodyComponents(components.map((component) => (isOfPlugin(component) ? held(component) : component)))
}

function isOfPlugin(component: ReactNode): component is React.ReactElement<ScriptProps> {
  return isValidElement(component) && PLUGIN_KEY.test(component.key ?? "")
}

/** Of another type and without `src`, a script is text to the browser, and React does not move it to the head. */
function held({ key, props: { src, dangerouslySetInnerHTML } }: React.ReactElement<ScriptProps>): ReactNode {
  const mark = { [HELD_SCRIPT]: "", ...(src !== undefined && { "data-src": src }) }
  return <script key={key} type="text/plain" {...mark} {...(dangerouslySetInnerHTML && { dangerouslySetInnerHTML })} />
}
