import { codeHash } from "~/src/build/hosting/foreign-code"

/** Returns the policy that the headers of a site send, without what browsers ignore in a page. */
export function sentPolicy(headers: string): string {
  return /\n {2}Content-Security-Policy: (.*); frame-ancestors 'none'\n/.exec(headers)?.[1] ?? ""
}

/** Returns what a page with these styles has of it. */
export function pagePolicy(headers: string, styles: readonly string[]): string {
  const own = ["style-src", "'self'", ...styles.map(codeHash)]
  return sentPolicy(headers).replace(/style-src [^;]*/, (sources) =>
    sources
      .split(" ")
      .filter((source) => own.includes(source))
      .join(" "),
  )
}
