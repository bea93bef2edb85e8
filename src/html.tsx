import type { HTMLAttributes, ReactNode } from "react"

import { LATER_STYLES_ID, type PageDocument } from "~/src/lib/document/page-document"

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
  const own = __PAGE_DOCUMENT__ && stylesOf(__PAGE_DOCUMENT__, props.body)
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* It governs what comes after it. */}
        {own && <meta httpEquiv="Content-Security-Policy" content={own.policy} />}
        {props.headComponents}
        {own && <Styles {...own} />}
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

/** Returns the styles of a page, the file with all others, and the policy that allows no other style in the page. */
function stylesOf({ policy, sheets: { parts, sets } }: PageDocument, body: string) {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")))
  const needed = parts.filter((part) => part.classes.some((name) => classes.has(name)))
  const set = sets.find(({ names }) => needed.every(({ name }) => names.includes(name)))
  const others = parts.filter(({ name }) => !set?.names.includes(name))
  return {
    styles: parts.filter((part) => !others.includes(part)),
    later: set?.later,
    policy: others.reduce((all, { hash }) => all.replace(` ${hash}`, ""), policy),
  }
}

/** Browsers do not load a disabled style sheet. The boot script enables it; without scripts it is there for print alone. */
function Styles({ styles, later }: Omit<ReturnType<typeof stylesOf>, "policy">) {
  return (
    <>
      {styles.map(({ name, style }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; as text, React would escape their quotation marks
        <style key={name} dangerouslySetInnerHTML={{ __html: style }} />
      ))}
      {/* React knows this attribute, its types do not. */}
      <link id={LATER_STYLES_ID} rel="stylesheet" media="print" href={later} {...{ disabled: true }} />
      <noscript>
        <link rel="stylesheet" media="print" href={later} />
      </noscript>
    </>
  )
}
