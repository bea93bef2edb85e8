import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

/** What Gatsby calls the script that tells a page its path, and what stands in it. */
const GATSBYS_KEY = "script-loader"
const GATSBYS_CODE = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/
/** What stands there instead, on every page. */
const SET_PAGE_PATH = "window.pagePath=document.currentScript.dataset.path"

/**
 * Gatsby writes each page's path into an inline script, which makes it another script on every page. With the path beside the
 * code, all pages hold the same scripts, and one content security policy in a header can name them all. What is not as
 * expected stays as it is: the policy names whatever a page holds.
 */
export function makePathScriptConstant({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  replacePostBodyComponents(getPostBodyComponents().map((component) => constantScript(component) ?? component))
}

function constantScript(component: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(component) || component.key !== GATSBYS_KEY) return null
  const { id, dangerouslySetInnerHTML } = component.props
  const [, path] = GATSBYS_CODE.exec(dangerouslySetInnerHTML?.__html ?? "") ?? []
  if (path === undefined) return null
  return (
    <script
      key={GATSBYS_KEY}
      id={id}
      data-path={JSON.parse(path)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
      dangerouslySetInnerHTML={{ __html: SET_PAGE_PATH }}
    />
  )
}

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } }
