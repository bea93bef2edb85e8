import type { WrapPageElementBrowserArgs } from "gatsby"

import { PageShell } from "~/src/app/page-shell"

/** The same in the browser and on the server, so that React finds the page it expects. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <PageShell pathname={props.location.pathname}>{element}</PageShell>
}
