import { type HostRules, hostRedirects, IMMUTABLE, REVALIDATE } from "~/src/build/hosting/host-rules"
import { WEB_MANIFEST_PATH } from "~/src/lib/paths"

const COMPRESSED = [
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/xml",
  "application/rss+xml",
  "application/atom+xml",
  "image/svg+xml",
  "text/css",
  "text/plain",
  "text/xml",
]

/**
 * Directives for a `server` block of nginx whose `root` is the folder of the site: `include` it there. A page is found as
 * `about.html` or `about/index.html`, so no canonical address is redirected (R2).
 */
export function nginxInclude(rules: HostRules): string {
  const { basePath, headers } = rules
  return [
    "# Written by the build. Load it again with every deploy: the policy changes with the pages.",
    "charset utf-8;",
    "charset_types text/xml text/plain text/css application/javascript application/json image/svg+xml;",
    "server_tokens off;",
    "absolute_redirect off;",
    "etag on;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_min_length 512;",
    `gzip_types ${COMPRESSED.join(" ")};`,
    `error_page 404 ${basePath}/404.html;`,
    "",
    "# Asked again when an error page takes the place of a missing file: that one is never kept.",
    `set $site_cache "${REVALIDATE}";`,
    `if ($uri ~ "^${pattern(basePath)}/(static/|[^/]+-[0-9a-f]{20}\\.js$|[^/]+\\.[0-9a-f]{20}\\.css$)") {`,
    `  set $site_cache "${IMMUTABLE}";`,
    "}",
    "add_header Cache-Control $site_cache always;",
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    "",
    ...hostRedirects(rules).map(({ from, to }) => `location = ${from} { return 301 ${quoted(to)}; }`),
    // Not every nginx knows this ending.
    `location = ${basePath}${WEB_MANIFEST_PATH} {`,
    "  default_type application/manifest+json;",
    ...(basePath === "" ? [] : [`  rewrite ^ ${WEB_MANIFEST_PATH} break;`]),
    "  try_files $uri =404;",
    "}",
    `location ~ "^${pattern(basePath)}/(_headers|_redirects|\\.)" { return 404; }`,
    ...(basePath === "" ? [] : [`location = ${basePath} { return 301 ${basePath}/; }`]),
    `location ${basePath}/ {`,
    ...(basePath === "" ? [] : [`  rewrite ^${pattern(basePath)}(/.*)$ $1 break;`]),
    "  try_files $uri $uri.html $uri/index.html =404;",
    "}",
    "",
  ].join("\n")
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
