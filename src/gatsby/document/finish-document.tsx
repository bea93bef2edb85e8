import type { PreRenderHTMLArgs } from "gatsby"
import gatsbyPackage from "gatsby/package.json"
import imagePackage from "gatsby-plugin-image/package.json"

import { deferGoogleTag } from "~/src/gatsby/document/defer-google-tag"
import { type DocumentArgs, isElementWith } from "~/src/gatsby/document/document-components"
import { patchError } from "~/src/gatsby/patch-error"
import { DEFERRED_APP_SCRIPT } from "~/src/lib/document/deferred-script"
import type { PageDocument } from "~/src/lib/document/page-document"

/** The styles and scripts of a component that the site does not use. */
const isImageCode = isElementWith(({ key }) => /^gatsby-image-/.test(key ?? ""))
const IMAGE_ELEMENTS = 3

const isPathScript = isElementWith(({ key, props }) => key === "script-loader" && props.id === "gatsby-script-loader")
const isScriptsSlice = isElementWith(({ props }) => props.sliceId === "_gatsby-scripts")

/** Changes what Gatsby and its plugins have put into a page's document, while it is React elements (S2). Throws when one of them has changed. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  dropImageCode(args)
  if (__PAGE_DOCUMENT__ === null) return
  if (__GOOGLE_TAG_IDS__ !== null) deferGoogleTag(args)
  deferAppScripts(args, __PAGE_DOCUMENT__)
  addPolicy(args, __PAGE_DOCUMENT__)
}

function dropImageCode({ getHeadComponents, replaceHeadComponents }: DocumentArgs): void {
  const components = getHeadComponents()
  const others = components.filter((component) => !isImageCode(component))
  if (components.length - others.length !== IMAGE_ELEMENTS) {
    throw patchError({
      patch: "drop the code of GatsbyImage",
      of: imagePackage,
      expected: `${IMAGE_ELEMENTS} elements in the head whose keys begin with “gatsby-image-”`,
      decision: "0003-plain-img-from-gatsby-image-data",
    })
  }
  replaceHeadComponents(others)
}

/**
 * Replaces Gatsby's own scripts by text, which the boot script makes live after the first paint. The boot script also sets
 * the globals that Gatsby's inline scripts would have set (page-globals.ts).
 */
function deferAppScripts(
  { getPostBodyComponents, replacePostBodyComponents }: DocumentArgs,
  { appScripts }: PageDocument,
): void {
  const components = getPostBodyComponents()
  if (components.filter(isPathScript).length !== 1 || components.filter(isScriptsSlice).length !== 1) {
    throw patchError({
      patch: "defer the app’s scripts",
      of: gatsbyPackage,
      expected: "one script “gatsby-script-loader” and one slice “_gatsby-scripts” at the end of the body",
      decision: "0028-scripts-after-first-paint",
    })
  }
  replacePostBodyComponents([
    ...components.filter((component) => !isPathScript(component) && !isScriptsSlice(component)),
    ...appScripts.map((src) => <script key={src} type="text/plain" {...{ [DEFERRED_APP_SCRIPT]: src }} />),
  ])
}

/** The policy governs what comes after it: only the encoding and the viewport come earlier (src/html.tsx). */
function addPolicy({ getHeadComponents, replaceHeadComponents }: DocumentArgs, { policy }: PageDocument): void {
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...getHeadComponents(),
  ])
}
