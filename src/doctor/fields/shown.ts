/** A value as problems show it, shortened. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
