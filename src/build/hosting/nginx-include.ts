import { type HostRules, hostRedirects, IMMUTABLE, REVALIDATE } from "~/src/build/hosting/host-rules"

const COMPRESSED = [
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/xml",
  "application/rss+xml",
  "application/atom+xml",
  "image/svg+xml",
  "text/css",
  "text/markdown",
  "text/plain",
  "text/xml",
]

/** Endings that not every nginx knows. */
const TYPES = { webmanifest: "application/manifest+json", md: "text/markdown" }

/**
 * Directives for a `server` block of nginx whose `root` is the folder of the site: `include` it there. A page is found as
 * `about.html` or `about/index.html`, so no canonical address is redirected (R2). Below a base path nothing is said of the
 * rest of the host.
 */
export function nginxInclude(rules: HostRules): string {
  const { basePath, headers } = rules
  const find = [
    ...(basePath === "" ? [] : [`rewrite ^${pattern(basePath)}(/.*)$ $1 break;`]),
    "try_files $uri $uri.html $uri/index.html =404;",
  ]
  const site = [
    "charset utf-8;",
    "charset_types text/xml text/plain text/css text/markdown application/javascript application/json image/svg+xml;",
    "server_tokens off;",
    "absolute_redirect off;",
    "etag on;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_min_length 512;",
    `gzip_types ${COMPRESSED.join(" ")};`,
    `error_page 404 ${basePath}/404.html;`,
    "add_header Cache-Control $site_cache always;",
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    "",
    // Unlike other hosts, nginx drops the query of a redirected address.
    ...hostRedirects(rules).map(({ from, to }) => `location = ${from} { return 301 ${quoted(`${to}$is_args$args`)}; }`),
    // Hidden files in any folder. /.well-known/ is for others: security.txt, the proof of a certificate's owner.
    `location ~ "^${pattern(basePath)}/(_headers|_redirects|\\.(?!well-known/)|.+/\\.)" { return 404; }`,
    ...Object.entries(TYPES).flatMap(([ending, type]) =>
      block(`location ~ "^${pattern(basePath)}/.+\\.${ending}$"`, ["types { }", `default_type ${type};`, ...find]),
    ),
  ]
  return [
    "# Written by the build. Load it again with every deploy: the policy changes with the pages.",
    "",
    "# Asked again when an error page takes the place of a missing file: that one is never kept.",
    `set $site_cache "${REVALIDATE}";`,
    `if ($uri ~ "^${pattern(basePath)}/(static/|[^/]+-[0-9a-f]{20}\\.js$|[^/]+\\.[0-9a-f]{20}\\.css$)") {`,
    `  set $site_cache "${IMMUTABLE}";`,
    "}",
    ...(basePath === ""
      ? [...site, ...block("location /", find)]
      : [
          `location = ${basePath} { absolute_redirect off; return 301 ${basePath}/; }`,
          ...block(`location ${basePath}/`, [...site, ...find]),
        ]),
    "",
  ].join("\n")
}

function block(of: string, directives: readonly string[]): string[] {
  return [`${of} {`, ...directives.map((line) => (line === "" ? "" : `  ${line}`)), "}"]
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
