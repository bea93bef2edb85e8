import { codeHash } from "~/src/build/hosting/foreign-code"

/** Returns what a page with these styles has of the policy that the headers of its site send. */
export function pagePolicy(headers: string, styles: readonly string[]): string {
  const [, sent = ""] = /\n {2}Content-Security-Policy: (.*); frame-ancestors 'none'\n/.exec(headers) ?? []
  const own = ["style-src", "'self'", ...styles.map(codeHash)]
  return sent.replace(/style-src [^;]*/, (sources) =>
    sources
      .split(" ")
      .filter((source) => own.includes(source))
      .join(" "),
  )
}
