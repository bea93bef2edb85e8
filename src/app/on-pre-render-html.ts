import type { PreRenderHTMLArgs } from "gatsby"

import { makePathScriptConstant } from "~/src/app/constant-path-script"
import { dropImageCode } from "~/src/app/drop-image-code"
import { holdGoogleTag } from "~/src/app/hold-google-tag"

/** What Gatsby and its plugins have put into a page's HTML and must not stay there as it is. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  dropImageCode(args)
  holdGoogleTag(args)
  makePathScriptConstant(args)
}
