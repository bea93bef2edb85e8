import { CopyButton } from "~/src/components/ui/copy-button"
import { EmailLink } from "~/src/components/ui/email-link"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"
import { TEXTS } from "~/src/lib/texts"

type ContactProps = {
  email: string | null
  profiles: readonly { label: string; url: string; icon: IconData | UnresolvedIcon }[]
}

export function Contact({ email, profiles }: ContactProps) {
  return (
    <Section heading={email === null ? TEXTS.profiles : TEXTS.contact} className="contact grid gap-4 pt-5">
      <ul className="flex flex-wrap gap-2" aria-label={TEXTS.profiles}>
        {email && (
          <li className="flex flex-wrap gap-2">
            <EmailLink email={email} />
            <CopyButton text={() => email} done={TEXTS.toasts.emailCopied} icon="lucide:copy" name={TEXTS.copyEmail} />
          </li>
        )}
        {profiles.map(({ label, url, icon }) => (
          <li key={url}>
            <ExternalLink href={url} rel="me noopener" className="button wrap-anywhere">
              <Icon icon={icon} className="size-4" />
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
