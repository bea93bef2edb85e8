import { useEffect, useState } from "react"

import { Icon } from "~/src/components/ui/icon"

type EmailLinkProps = { email: string }

/**
 * A link to an e-mail address that programs which search the characters of a page do not find: React writes a comment on either
 * side of the `@` in the text, and the rendered link holds it as a percent code until the page is live.
 */
export function EmailLink({ email }: EmailLinkProps) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const [name, host] = splitAddress(email)
  return (
    <a href={`mailto:${isLive ? email : `${name}%40${host}`}`} className="button wrap-anywhere">
      <Icon icon="lucide:mail" className="size-4" />
      {name}
      {"@"}
      {host}
    </a>
  )
}

/** The part after the last `@` is the host: a quoted name may hold one, too. */
function splitAddress(email: string): [name: string, host: string] {
  const at = email.lastIndexOf("@")
  return [email.slice(0, at), email.slice(at + 1)]
}
