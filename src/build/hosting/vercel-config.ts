import { type Header, type HostRules, hostRedirects, IMMUTABLE } from "~/src/build/hosting/host-rules"

/** `vercel.json` for a deployment of the finished folder. Vercel revalidates what is not told otherwise. */
export function vercelConfig(rules: HostRules): string {
  const { basePath, trailingSlash, headers } = rules
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    ...(trailingSlash === "ignore" ? {} : { trailingSlash: trailingSlash === "always" }),
    headers: [
      rule("/(.*)", headers),
      rule(`${basePath}/static/(.*)`, [["Cache-Control", IMMUTABLE]]),
      rule(`${basePath}/(.*-[0-9a-f]{20}\\.js)`, [["Cache-Control", IMMUTABLE]]),
      rule(`${basePath}/(.*\\.[0-9a-f]{20}\\.css)`, [["Cache-Control", IMMUTABLE]]),
    ],
    redirects: hostRedirects(rules).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function rule(source: string, headers: readonly Header[]) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) }
}
