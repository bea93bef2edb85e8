import { INTERFACE_ICON_DATA } from "~/src/lib/icons/icon-data"

/** An e-mail link, obfuscated with character references. React would escape those, so the link is an HTML string. */
export function EmailLink({ email }: { email: string }) {
  const { body, width, height } = INTERFACE_ICON_DATA["lucide:mail"]
  const icon = `<svg aria-hidden="true" class="shrink-0 size-4" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const address = Array.from(email, (character) => `&#${character.codePointAt(0)};`).join("")
  const link = `<a href="mailto:${address}" class="button">${icon}${address}</a>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the address consists of references only
  return <span className="contents" dangerouslySetInnerHTML={{ __html: link }} />
}
