type Told = {
  cover?: { caption?: string | undefined } | undefined
  outcome: readonly string[]
  metrics: readonly unknown[]
  role: readonly string[]
  tags: readonly string[]
  links: readonly unknown[]
}

/** What a reader would look for in a project and its owner has not told: nothing is wrong, but it could be better. */
export function missingFields({ cover, outcome, metrics, role, tags, links }: Told): string[] {
  const isMissing: Record<string, boolean> = {
    cover: cover === undefined,
    "cover.caption": cover !== undefined && cover.caption === undefined,
    outcome: outcome.length === 0 && metrics.length === 0,
    role: role.length === 0,
    tags: tags.length === 0,
    links: links.length === 0,
  }
  return Object.keys(isMissing).filter((field) => isMissing[field])
}
