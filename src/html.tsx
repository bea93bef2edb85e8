import type { HTMLAttributes, ReactNode } from "react"

import { LATER_STYLES_ID, type PageSheets } from "~/src/lib/document/page-document"

type HtmlProps = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  headComponents: ReactNode
  preBodyComponents: ReactNode
  postBodyComponents: ReactNode
  body: string
}

/** The document around every page. Unlike Gatsby's own, it has `viewport-fit=cover`, without which safe areas are 0 (L2). */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {props.headComponents}
        {__PAGE_DOCUMENT__ && pageStyles(__PAGE_DOCUMENT__.sheets, props.body)}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby hands over the rendered page as a string */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}

/** Browsers do not load a disabled style sheet. The boot script enables it; without scripts it is there for print alone. */
function pageStyles({ parts, sets }: PageSheets, body: string): ReactNode {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")))
  const needed = parts.filter((part) => part.classes.some((name) => classes.has(name)))
  const set = sets.find(({ names }) => needed.every(({ name }) => names.includes(name)))
  return (
    <>
      {parts
        .filter(({ name }) => set?.names.includes(name))
        .map(({ name, style }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; as text, React would escape their quotation marks
          <style key={name} dangerouslySetInnerHTML={{ __html: style }} />
        ))}
      {/* React knows this attribute, its types do not. */}
      <link id={LATER_STYLES_ID} rel="stylesheet" media="print" href={set?.later} {...{ disabled: true }} />
      <noscript>
        <link rel="stylesheet" media="print" href={set?.later} />
      </noscript>
    </>
  )
}
