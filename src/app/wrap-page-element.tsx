import type { WrapPageElementBrowserArgs } from "gatsby"

import { PageShell } from "~/src/app/page-shell"

/** Wraps every page in the shell, in the browser as on the server, so that React can hydrate it. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <PageShell pathname={props.location.pathname}>{element}</PageShell>
}
