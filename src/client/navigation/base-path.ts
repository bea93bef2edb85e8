import { withPrefix } from "gatsby"

/** The path below which the site is served; empty at a host's root (R2). */
export function basePath(): string {
  return withPrefix("/").replace(/\/+$/, "")
}
