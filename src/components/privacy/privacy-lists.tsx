import type { ReactNode } from "react"

import { Section } from "~/src/components/ui/section"
import { PRIVACY_TEXTS } from "~/src/lib/privacy/privacy-texts"
import type { Service } from "~/src/lib/privacy/services"

/** Lists the services that receive data: where they are, what they receive, and when (Y3). The note is below the list. */
export function ServiceList({ services, note }: { services: readonly Service[]; note: string | null }) {
  const { heading, intro, ...names } = PRIVACY_TEXTS.services
  return (
    <Section heading={heading} className="services mt-4 grid gap-5">
      <p>{intro}</p>
      <ul className="rows">
        {services.map((service) => (
          <DetailList key={service.name} heading={service.name} className="service">
            {(["place", "receives", "when"] as const).map((key) => (
              <Detail key={key} name={names[key]} text={service[key]} />
            ))}
          </DetailList>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </Section>
  )
}

type StorageGroup = { lifetime: string; items: readonly { key: string; purpose: string }[] }

/** Lists what the site stores in a visitor's browser, by how long it is kept (Y3). */
export function StorageList({ groups }: { groups: readonly StorageGroup[] }) {
  return (
    <Section heading={PRIVACY_TEXTS.storage.heading} className="services mt-4 grid gap-5">
      <p>{PRIVACY_TEXTS.storage.intro}</p>
      <ul className="rows">
        {groups.map(({ lifetime, items }) => (
          <DetailList key={lifetime} heading={lifetime} className="grid gap-4">
            {items.map(({ key, purpose }) => (
              <Detail key={key} name={<code>{key}</code>} text={purpose} />
            ))}
          </DetailList>
        ))}
      </ul>
    </Section>
  )
}

function DetailList({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <li className="grid gap-2">
      <h3 className="display text-xl">{heading}</h3>
      <dl className={className}>{children}</dl>
    </li>
  )
}

function Detail({ name, text }: { name: ReactNode; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
