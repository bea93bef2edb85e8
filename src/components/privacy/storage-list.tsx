import { useId } from "react"

import type { StorageGroup } from "~/src/lib/privacy/services"
import { PRIVACY_TEXTS } from "~/src/lib/texts"

type StorageListProps = { groups: readonly StorageGroup[] }

/** Lists what the site stores in a visitor's browser, by how long it stays there (Y3). */
export function StorageList({ groups }: StorageListProps) {
  const headingId = useId()
  const { heading, intro } = PRIVACY_TEXTS.storage
  return (
    <section aria-labelledby={headingId} className="services mt-4 grid gap-5">
      <h2 id={headingId} className="section-heading">
        {heading}
      </h2>
      <p>{intro}</p>
      <ul className="rows">
        {groups.map(({ lifetime, items }) => (
          <li key={lifetime} className="grid gap-2">
            <h3 className="display text-xl">{lifetime}</h3>
            <dl className="grid gap-4">
              {items.map(({ key, purpose }) => (
                <div key={key}>
                  <dt className="text-muted text-sm">
                    <code>{key}</code>
                  </dt>
                  <dd>{purpose}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
