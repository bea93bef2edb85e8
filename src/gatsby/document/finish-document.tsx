import type { PreRenderHTMLArgs } from "gatsby"
import gatsbyPackage from "gatsby/package.json"
import tagPackage from "gatsby-plugin-google-gtag/package.json"
import imagePackage from "gatsby-plugin-image/package.json"
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from "react"

import { assertPatch } from "~/src/gatsby/patch-error"
import { DEFERRED_APP_SCRIPT, DEFERRED_TAG_SCRIPT, STRUCTURED_DATA_TYPE } from "~/src/lib/document/document-scripts"

type DocumentProps = ComponentProps<"script"> & { "data-gatsby-head"?: undefined; sliceId?: string }

/** Changes what Gatsby and its plugins add to a page's document (S2). Throws if one of them adds anything unexpected. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  dropImageCode(args)
  if (__PAGE_DOCUMENT__ === null) return
  const { appScripts } = __PAGE_DOCUMENT__
  if (__GOOGLE_TAG_IDS__ !== null) deferGoogleTag(args)
  deferAppScripts(args, appScripts)
  dropGenerator(args)
  keepStructuredData(args)
}

/** Drops the styles and scripts of a component that the site does not use. */
function dropImageCode(args: PreRenderHTMLArgs): void {
  const decision = "0003-plain-img-from-gatsby-image-data"
  dropFromHead(args, "gatsby-image-", 3, { patch: "drop the code of GatsbyImage", of: imagePackage, decision })
}

/** Drops the name and version of Gatsby. Other metadata is worth its bytes more. */
function dropGenerator(args: PreRenderHTMLArgs): void {
  const decision = "0059-programs-that-read-the-site"
  dropFromHead(args, "generator-", 1, { patch: "drop the generator", of: gatsbyPackage, decision })
}

/** Drops the elements of the head whose keys begin so; asserts that there are so many. */
function dropFromHead(args: PreRenderHTMLArgs, key: string, count: number, patch: Parameters<typeof assertPatch>[1]) {
  const components = args.getHeadComponents()
  const others = components.filter((component) => !elementOf(component).key?.startsWith(key))
  const isDropped = components.length - others.length === count
  assertPatch(isDropped, patch, `${count} in the head whose key begins with “${key}”`)
  args.replaceHeadComponents(others)
}

/** Without its mark, Gatsby's runtime leaves structured data in the page: the scripts of pages have no code for it. */
function keepStructuredData({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().map((component) => {
      const isData = isValidElement<DocumentProps>(component) && component.props.type === STRUCTURED_DATA_TYPE
      return isData ? cloneElement(component, { "data-gatsby-head": undefined }) : component
    }),
  )
}

/** Keeps the Google tag from running or calling its host until the visitor consents (Y3). */
function deferGoogleTag(args: PreRenderHTMLArgs): void {
  const head = args.getHeadComponents()
  const body = args.getPostBodyComponents()
  const isOfPlugin = (component: ReactNode) => elementOf(component).key?.includes("google-gtag")
  const patch = { patch: "defer the Google tag", of: tagPackage, decision: "0011-consent-and-the-deferred-google-tag" }
  // The hints would connect to the plugin's host. The scripts are the tag and its configuration.
  const fits = head.filter(isOfPlugin).length === 2 && body.filter(isOfPlugin).length === 2
  assertPatch(fits, patch, "2 hints in the head and 2 scripts in the body whose keys contain “google-gtag”")
  args.replaceHeadComponents(head.filter((component) => !isOfPlugin(component)))
  args.replacePostBodyComponents(body.map((component) => (isOfPlugin(component) ? deferred(component) : component)))
}

/** Browsers treat a script of an unknown type as text. Without `src`, React does not move it into the head. */
function deferred(script: ReactNode): ReactNode {
  const { key, props } = elementOf(script)
  const { src, dangerouslySetInnerHTML } = props
  const attributes = { [DEFERRED_TAG_SCRIPT]: "", ...(src !== undefined && { "data-src": src }) }
  const content = dangerouslySetInnerHTML && { dangerouslySetInnerHTML }
  return <script key={key} type="text/plain" {...attributes} {...content} />
}

/** The boot script runs them after the first paint, and sets the globals of Gatsby's inline scripts (page-globals.ts). */
function deferAppScripts(args: PreRenderHTMLArgs, appScripts: readonly string[]): void {
  const components = args.getPostBodyComponents()
  const isPathScript = (component: ReactNode) => elementOf(component).props.id === "gatsby-script-loader"
  const isScriptsSlice = (component: ReactNode) => elementOf(component).props.sliceId === "_gatsby-scripts"
  const patch = { patch: "defer the app’s scripts", of: gatsbyPackage, decision: "0028-scripts-after-first-paint" }
  const fits = components.filter(isPathScript).length === 1 && components.filter(isScriptsSlice).length === 1
  assertPatch(fits, patch, "one script “gatsby-script-loader” and one slice “_gatsby-scripts” at the end of the body")
  args.replacePostBodyComponents([
    ...components.filter((component) => !isPathScript(component) && !isScriptsSlice(component)),
    ...appScripts.map((src) => <script key={src} type="text/plain" {...{ [DEFERRED_APP_SCRIPT]: src }} />),
  ])
}

/** Gatsby's components may be texts or empty, too. */
function elementOf(component: ReactNode): { key: string | null; props: DocumentProps } {
  return isValidElement<DocumentProps>(component) ? component : { key: null, props: {} }
}
