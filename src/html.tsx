import type { HTMLAttributes, ReactNode } from "react"

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
