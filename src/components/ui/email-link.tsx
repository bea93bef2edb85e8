import { INTERFACE_ICON_DATA } from "~/src/lib/icons/interface-icon-data"

type EmailLinkProps = { email: string }

/**
 * A link to an e-mail address that programs which search the characters of a page do not find: every character of it is a
 * reference. React cannot write references into attributes, so the link is markup of its own.
 */
export function EmailLink({ email }: EmailLinkProps) {
  const { body, width, height } = INTERFACE_ICON_DATA["lucide:mail"]
  const icon = `<svg aria-hidden="true" class="shrink-0 size-4" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const address = Array.from(email, (character) => `&#${character.codePointAt(0)};`).join("")
  const link = `<a href="mailto:${address}" class="button wrap-anywhere">${icon}${address}</a>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the address is nothing but references
  return <span className="contents" dangerouslySetInnerHTML={{ __html: link }} />
}
