import type { Metric } from "~/src/components/project-page/project-details"

type MetricsProps = { metrics: readonly Metric[] }

/** What came of a project in figures, large enough to be seen at a glance. */
export function Metrics({ metrics }: MetricsProps) {
  if (metrics.length === 0) return null
  return (
    <dl className="metrics">
      {metrics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="title">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
