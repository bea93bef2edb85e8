/** Gatsby's loader, which requests the data of pages. */
const LOADER = /[\\/]\.cache[\\/]loader\.js$/

/** What is replaced in it: every request goes to payload-requests.ts, and the loader itself never tries again (C1). */
export const REPLACEMENTS = [
  {
    search: "function doFetch(url, method = `GET`) {",
    replace:
      'import { requestPayload } from "~/src/gatsby/browser/payload-requests"\n$& return requestPayload(url, method)\n',
  },
  { search: "retries < 3", replace: "retries < 0", flags: "g" },
] as const

/** The webpack rule that applies the replacements, before Babel reads the file. */
export const PAYLOAD_RULE = {
  test: LOADER,
  enforce: "pre",
  loader: "string-replace-loader",
  options: { multiple: REPLACEMENTS },
} as const

/** Returns whether a bundle, given as sources by their files, holds the patched loader. Babel writes it without spaces. */
export function hasPayloadPatch(sources: ReadonlyMap<string, string>): boolean {
  const source = [...sources].find(([file]) => LOADER.test(file))?.[1] ?? ""
  return /return requestPayload\(url,\s*method\)/.test(source) && !/retries\s*<\s*3/.test(source)
}
