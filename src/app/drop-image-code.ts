import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement } from "react"

/** What gatsby-plugin-image calls the styles and scripts that it puts into every page. */
const PLUGIN_KEY = /^gatsby-image-/

/** Takes them out again: they belong to a component that the site does not use. */
export function dropImageCode({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !(isValidElement(component) && PLUGIN_KEY.test(component.key ?? ""))),
  )
}
