import pluginPackage from "gatsby-plugin-google-gtag/package.json"
import type { ReactElement } from "react"

import { type DocumentArgs, type DocumentProps, isElementWith } from "~/src/gatsby/document/document-components"
import { patchError } from "~/src/gatsby/patch-error"
import { DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

const isOfPlugin = isElementWith(({ key }) => /google-gtag/.test(key ?? ""))

/** What the plugin puts into the head: hints that would call its host. */
const HINTS = 2
/** What the plugin puts into the body: the tag and its configuration. */
const SCRIPTS = 2

/** Keeps the Google tag from running or calling its host until the visitor consents (Y3). Throws when the plugin has changed. */
export function deferGoogleTag(args: DocumentArgs): void {
  const head = args.getHeadComponents()
  const body = args.getPostBodyComponents()
  if (head.filter(isOfPlugin).length !== HINTS || body.filter(isOfPlugin).length !== SCRIPTS) {
    throw patchError({
      patch: "defer the Google tag",
      of: pluginPackage,
      expected: `${HINTS} hints in the head and ${SCRIPTS} scripts in the body whose keys contain “google-gtag”`,
      decision: "0011-consent-and-the-deferred-google-tag",
    })
  }
  args.replaceHeadComponents(head.filter((component) => !isOfPlugin(component)))
  args.replacePostBodyComponents(
    body.map((component) =>
      isOfPlugin(component) ? <DeferredScript key={component.key} of={component} /> : component,
    ),
  )
}

/** Of another type and without `src`, a script is text to the browser, and React does not hoist it. */
function DeferredScript({ of: { props } }: { of: ReactElement<DocumentProps> }) {
  const { src, dangerouslySetInnerHTML } = props
  const attributes = { [DEFERRED_TAG_SCRIPT]: "", ...(src !== undefined && { "data-src": src }) }
  return <script type="text/plain" {...attributes} {...(dangerouslySetInnerHTML && { dangerouslySetInnerHTML })} />
}
