import { Link } from "gatsby"

import { CopyButton } from "~/src/components/ui/copy-button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { ABOUT_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type ReachLineProps = {
  name: string
  email: string | null
  profiles: readonly { label: string; url: string }[]
  hasResume: boolean
  /** Without the link to the About page, where another link to it is close by. */
  isAfterAbout?: boolean
}

/** The ways to the owner, in one line: the About page, the résumé, the e-mail address and the profiles. */
export function ReachLine({ name, email, profiles, hasResume, isAfterAbout = false }: ReachLineProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
      {!isAfterAbout && (
        <li>
          <Link to={ABOUT_PATH} className="quiet-link">
            {TEXTS.about}
          </Link>
        </li>
      )}
      {hasResume && (
        <li>
          <a href={__BASE_PATH__ + RESUME_PDF_PATH} download={`${name}.pdf`} className="quiet-link">
            {TEXTS.resume}
          </a>
        </li>
      )}
      {email && (
        <li className="scripted">
          <CopyButton text={() => email} done={TEXTS.toasts.emailCopied} className="quiet-link cursor-pointer">
            {TEXTS.copyEmail}
          </CopyButton>
        </li>
      )}
      {profiles.map(({ label, url }) => (
        <li key={url}>
          <ExternalLink href={url} rel="me noopener" className="quiet-link">
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
