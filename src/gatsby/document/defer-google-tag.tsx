import pluginPackage from "gatsby-plugin-google-gtag/package.json"
import type { ReactNode } from "react"

import { type DocumentArgs, keyOf, propsOf } from "~/src/gatsby/document/document-components"
import { assertPatch } from "~/src/gatsby/patch-error"
import { DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

const PATCH = {
  patch: "defer the Google tag",
  of: pluginPackage,
  decision: "0011-consent-and-the-deferred-google-tag",
}

/** Keeps the Google tag from running or calling its host until the visitor consents (Y3). Throws when the plugin has changed. */
export function deferGoogleTag(args: DocumentArgs): void {
  const head = args.getHeadComponents()
  const body = args.getPostBodyComponents()
  assertPatch(
    // The hints would call the plugin's host. The scripts are the tag and its configuration.
    head.filter(isOfPlugin).length === 2 && body.filter(isOfPlugin).length === 2,
    PATCH,
    "2 hints in the head and 2 scripts in the body whose keys contain “google-gtag”",
  )
  args.replaceHeadComponents(head.filter((component) => !isOfPlugin(component)))
  args.replacePostBodyComponents(body.map((component) => (isOfPlugin(component) ? deferred(component) : component)))
}

function isOfPlugin(component: ReactNode): boolean {
  return keyOf(component).includes("google-gtag")
}

/** Of another type and without `src`, a script is text to the browser, and React does not hoist it. */
function deferred(script: ReactNode): ReactNode {
  const { src, dangerouslySetInnerHTML } = propsOf(script)
  const attributes = { [DEFERRED_TAG_SCRIPT]: "", ...(src !== undefined && { "data-src": src }) }
  const content = dangerouslySetInnerHTML && { dangerouslySetInnerHTML }
  return <script key={keyOf(script)} type="text/plain" {...attributes} {...content} />
}
