import { minifySync as minify } from "@swc/core"

/** The boot script of a page, as our functions are printed; what was shrunk before begins otherwise. */
const PRINTED_BOOT = /<script>(\(function [\s\S]*?)<\/script>/g

/** Shortens the boot scripts of pages, which are printed functions that no bundler has seen. The same code is shortened once. */
export function bootShrinker(): (html: string) => string {
  const known = new Map<string, string>()
  const shrink = (code: string) => {
    const shrunk = known.get(code) ?? minify(code, { compress: { ecma: 2020 }, mangle: true }).code
    known.set(code, shrunk)
    return shrunk
  }
  return (html) => html.replace(PRINTED_BOOT, (_script, code: string) => `<script>${shrink(code)}</script>`)
}
