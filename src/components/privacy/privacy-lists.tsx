import type { ReactNode } from "react"

import { Section } from "~/src/components/ui/section"
import { PRIVACY_TEXTS } from "~/src/lib/privacy/privacy-texts"
import type { Service } from "~/src/lib/privacy/services"

type Details = readonly { key: string; name: ReactNode; text: string }[]
type DetailListsProps = {
  texts: { heading: string; intro: string }
  lists: readonly { heading: string; className: string; details: Details }[]
  children?: ReactNode
}

/** Lists the services that receive data: where they are, what they receive, and when (Y3). The note is below the list. */
export function ServiceList({ services, note }: { services: readonly Service[]; note: string | null }) {
  const { services: texts } = PRIVACY_TEXTS
  const lists = services.map((service) => ({
    heading: service.name,
    className: "service",
    details: (["place", "receives", "when"] as const).map((key) => ({ key, name: texts[key], text: service[key] })),
  }))
  return (
    <DetailLists texts={texts} lists={lists}>
      {note !== null && <p>{note}</p>}
    </DetailLists>
  )
}

type StorageListProps = {
  groups: readonly { lifetime: string; items: readonly { key: string; purpose: string }[] }[]
}

/** Lists what the site stores in a visitor's browser, by how long it is kept (Y3). */
export function StorageList({ groups }: StorageListProps) {
  const lists = groups.map(({ lifetime, items }) => ({
    heading: lifetime,
    className: "grid gap-4",
    details: items.map(({ key, purpose }) => ({ key, name: <code>{key}</code>, text: purpose })),
  }))
  return <DetailLists texts={PRIVACY_TEXTS.storage} lists={lists} />
}

function DetailLists({ texts: { heading, intro }, lists, children }: DetailListsProps) {
  return (
    <Section heading={heading} className="services mt-4 grid gap-5">
      <p>{intro}</p>
      <ul className="rows">
        {lists.map((list) => (
          <li key={list.heading} className="grid gap-2">
            <h3 className="display text-xl">{list.heading}</h3>
            <dl className={list.className}>
              {list.details.map(({ key, name, text }) => (
                <div key={key}>
                  <dt className="text-muted text-sm">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}
