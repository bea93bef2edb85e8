import { CopyButton } from "~/src/components/ui/copy-button"
import { EmailLink } from "~/src/components/ui/email-link"
import { Icon } from "~/src/components/ui/icon"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"
import { TEXTS } from "~/src/lib/texts"

export type Profile = { label: string; url: string; icon: IconData | UnresolvedIcon }

type ProfileListProps = { profiles: readonly Profile[]; email: string | null }

/** How to reach the owner, and the owner's pages elsewhere. */
export function ProfileList({ profiles, email }: ProfileListProps) {
  if (profiles.length === 0 && email === null) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={TEXTS.profiles}>
      {email === null ? null : (
        <li className="flex flex-wrap gap-2">
          <EmailLink email={email} />
          <CopyButton text={() => email} done={TEXTS.toasts.emailCopied} icon="lucide:copy" name={TEXTS.copyEmail} />
        </li>
      )}
      {profiles.map(({ label, url, icon }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className="button external wrap-anywhere">
            <Icon icon={icon} className="size-4" />
            {label}
            <span className="sr-only"> {TEXTS.externalLink}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
