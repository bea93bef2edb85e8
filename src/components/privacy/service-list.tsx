import { useId } from "react"

import type { Service } from "~/src/lib/privacy/services"
import { PRIVACY_TEXTS } from "~/src/lib/texts"

type ServiceListProps = {
  services: readonly Service[]
  /** A sentence below the list. */
  note: string | null
}

/** Which places besides the site's own files are told something, what, and when (Y3). */
export function ServiceList({ services, note }: ServiceListProps) {
  const headingId = useId()
  const { heading, intro, place, receives, when } = PRIVACY_TEXTS.services
  return (
    <section aria-labelledby={headingId} className="services mt-4 grid gap-5">
      <h2 id={headingId} className="section-heading">
        {heading}
      </h2>
      <p>{intro}</p>
      <ul className="rows">
        {services.map((service) => (
          <li key={service.name} className="grid gap-2">
            <h3 className="display text-xl">{service.name}</h3>
            <dl className="service">
              <Detail name={place}>{service.place}</Detail>
              <Detail name={receives}>{service.receives}</Detail>
              <Detail name={when}>{service.when}</Detail>
            </dl>
          </li>
        ))}
      </ul>
      {note !== null && <p>{note}</p>}
    </section>
  )
}

function Detail({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
