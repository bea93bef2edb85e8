import type { ReactNode } from "react"

import { Section } from "~/src/components/ui/section"

import servicesStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/services.css"

type InventoryProps = {
  heading: string
  intro: string
  groups: readonly { name: string; details: readonly (readonly [ReactNode, string])[] }[]
  note?: string | null
}

/** Lists the services that receive data, or the values that the browser stores (Y3). */
export function Inventory({ heading, intro, groups, note }: InventoryProps) {
  return (
    <Section heading={heading} className="services hung">
      <link rel="stylesheet" href={servicesStyles} />
      <div className="grid gap-5">
        <p>{intro}</p>
        {note && <p>{note}</p>}
        <ul>
          {groups.map(({ name, details }) => (
            <li key={name} className="grid gap-3">
              <h3 className="font-medium text-muted">{name}</h3>
              <dl className="grid gap-4">
                {details.map(([term, text]) => (
                  <div key={text}>
                    <dt className="text-muted text-sm">{term}</dt> <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
