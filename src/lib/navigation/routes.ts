import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { ABOUT_PATH, type Collection, HOME_PATH, listPath, PRIVACY_PATH } from "~/src/lib/addresses/paths"

export type RouteLocation = {
  /** Inside the site, without base path, query and hash. */
  path: string
  /** As typed, with query and hash. */
  fullPath: string
  /** The values of the route's bracketed segments, decoded. */
  params: Readonly<Record<string, string>>
}

export type RouteError = { status: number; message: string }

export type Route = {
  name: "index" | "about" | "privacy" | Collection | `${Collection}-name` | "page"
  /** A segment in brackets is a parameter. */
  path: string
  /** Pages that belong to this one, such as the second page of a list. */
  parts?: readonly string[]
  /** Only `true` passes; anything else is a 404 error, or the error that it returns (R3). */
  validate?: (location: RouteLocation) => unknown
  /** Names of middleware, in the order in which they run (R3). */
  middleware?: readonly string[]
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function collectionRoutes(collection: Collection): Route[] {
  const path = listPath(collection)
  const number = "/page/[number]"
  const tags = `${path}/tags`
  return [
    { name: collection, path, parts: [path + number, tags, `${tags}/[tag]`, `${tags}/[tag]${number}`] },
    {
      name: `${collection}-name`,
      path: `${path}/[name]`,
      validate: ({ params }) => SLUG.test(String(params.name)),
      middleware: ["renamed-entries"],
    },
  ]
}

const SINGLE_ROUTES: readonly Route[] = [
  { name: "index", path: HOME_PATH },
  { name: "about", path: ABOUT_PATH },
  { name: "privacy", path: PRIVACY_PATH },
]
const SITE_ROUTES =
  typeof __HAS_NOTES__ !== "undefined" && __HAS_NOTES__
    ? SINGLE_ROUTES.concat(collectionRoutes("projects"), collectionRoutes("notes"))
    : SINGLE_ROUTES.concat(collectionRoutes("projects"))

/**
 * Every page of the site (R1), and its guards (R3). Each of the owner's pages, which only the build knows (W2), is a route of its
 * own, so that any other address stays unknown (R4).
 */
export const ROUTES: readonly Route[] =
  typeof __OWN_PAGES__ === "undefined" || __OWN_PAGES__.length === 0
    ? SITE_ROUTES
    : [...SITE_ROUTES, ...__OWN_PAGES__.map((path) => ({ name: "page", path }) as const)]

/** The paths of the pages that exist with any content. */
export const FIXED_PATHS: readonly string[] = ROUTES.flatMap(({ path, parts = [] }) => [path, ...parts]).filter(
  (path) => !path.includes("["),
)

/** Returns the route of a path or of the page that it is a part of, with its parameters; null if there is none (R4). */
export function matchRoute(path: string, routes = ROUTES): { route: Route; params: Record<string, string> } | null {
  const wanted = path.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "")
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.parts ?? [])]) {
      const match = new RegExp(`^${pattern.replace(/\[(\w+)\]/g, "(?<$1>[^/]+)")}$`).exec(wanted)
      if (match === null) continue
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeAddress(value)])
      return { route, params: Object.fromEntries(params) }
    }
  }
  return null
}
