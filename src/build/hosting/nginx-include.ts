import {
  feedType,
  type HostRules,
  IMMUTABLE,
  POLICY_HEADER,
  REVALIDATE,
  SECURITY_HEADERS,
} from "~/src/build/hosting/host-rules"

const COMPRESSED =
  "application/javascript application/json application/manifest+json application/xml application/rss+xml application/atom+xml application/feed+json image/svg+xml text/css text/markdown text/plain text/xml"
const WITH_CHARSET =
  "text/xml text/plain text/css text/markdown application/javascript application/json application/atom+xml image/svg+xml"

/** Media types that are missing from the list of some releases of nginx. */
const TYPES = { webmanifest: "application/manifest+json", md: "text/markdown" }

/**
 * Returns directives to `include` in a `server` block whose `root` is the folder of the site. nginx answers `/about` with
 * `about.html` or `about/index.html`, without a redirect (R2). With a base path, only addresses below it are affected.
 */
export function nginxInclude({ basePath, policy, policies, redirects, otherLanguages, feeds }: HostRules): string {
  const base = basePath.replaceAll(".", "\\.")
  const find = [
    ...(basePath === "" ? [] : [`rewrite ^${base}(/.*)$ $1 break;`]),
    "try_files $uri $uri.html $uri/index.html =404;",
  ]
  const folder = otherLanguages.length === 0 ? "" : `(?:/(?:${otherLanguages.join("|")}))?`
  const site = [
    "charset utf-8;",
    `charset_types ${WITH_CHARSET};`,
    "server_tokens off;",
    "absolute_redirect off;",
    "etag on;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_min_length 512;",
    `gzip_types ${COMPRESSED};`,
    `error_page 404 ${basePath}/404.html;`,
    "add_header Cache-Control $site_cache always;",
    `add_header ${POLICY_HEADER} $site_policy always;`,
    ...SECURITY_HEADERS.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`),
    // Unlike other hosts, nginx drops the query on a redirect.
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${JSON.stringify(`${to}$is_args$args`)}; }`),
    // Hidden files in any folder, except /.well-known/ (security.txt, certificates).
    `location ~ "^${base}/(_headers|_redirects|\\.(?!well-known/)|.+/\\.)" { return 404; }`,
    ...otherLanguages.flatMap((language) =>
      block(`location ${basePath}/${language}/`, [`error_page 404 ${basePath}/${language}/404.html;`, ...find]),
    ),
    ...feeds.flatMap((file) =>
      block(`location = ${basePath}/${file}`, ["types { }", `default_type ${feedType(file)};`, ...find]),
    ),
    ...Object.entries(TYPES).flatMap(([extension, type]) =>
      block(`location ~ "^${base}/.+\\.${extension}$"`, ["types { }", `default_type ${type};`, ...find]),
    ),
  ]
  return [
    "# Written by the build. Reload nginx after every deploy: the policy changes with the pages.",
    "",
    "# $uri is that of the error page if a file is missing, so a 404 is never cached.",
    `set $site_cache "${REVALIDATE}";`,
    `if ($uri ~ "^${base}${folder}/(static/|[^/]+-[0-9a-f]{20}\\.js$|[^/]+\\.[0-9a-f]{20}\\.css$)") {`,
    `  set $site_cache "${IMMUTABLE}";`,
    "}",
    `set $site_policy ${JSON.stringify(policy)};`,
    ...policies.flatMap((own) =>
      block(`if ($uri ~ "^${base}/${own.folder}/")`, [`set $site_policy ${JSON.stringify(own.policy)};`]),
    ),
    ...(basePath === ""
      ? [...site, ...block("location /", find)]
      : [
          `location = ${basePath} { absolute_redirect off; return 301 ${basePath}/; }`,
          ...block(`location ${basePath}/`, [...site, ...find]),
        ]),
    "",
  ].join("\n")
}

function block(name: string, directives: readonly string[]): string[] {
  return [`${name} {`, ...directives.map((line) => `  ${line}`), "}"]
}
