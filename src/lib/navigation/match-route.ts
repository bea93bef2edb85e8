import { decodeAddress } from "~/src/lib/addresses/decode-address"
import type { Route } from "~/src/lib/navigation/routes"

type RouteMatch = { route: Route; params: Record<string, string> }

/** Returns the route of a path or of the page that it is a part of, with its parameters; null if there is none (R4). */
export function matchRoute(path: string, routes: readonly Route[]): RouteMatch | null {
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.parts ?? [])]) {
      const params = matchSegments(segmentsOf(pattern), segmentsOf(path))
      if (params !== null) return { route, params }
    }
  }
  return null
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ""
    const name = /^\[(.+)\]$/.exec(part)?.[1]
    if (name !== undefined) params[name] = decodeAddress(segment)
    else if (part !== segment) return null
  }
  return params
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "")
}
