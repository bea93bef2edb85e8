import { ABOUT_PATH, HOME_PATH, PRIVACY_PATH, PROJECTS_PATH, projectPath } from "~/src/lib/paths"

type RouteName = "index" | "about" | "privacy" | "projects" | "projects-name"

/** A place somebody wants to go to. */
export type RouteLocation = {
  /** Inside the site, without base path, query and hash. */
  path: string
  /** As typed, with query and hash. */
  fullPath: string
  /** What the route's bracketed segments stand for, decoded. */
  params: Readonly<Record<string, string>>
}

/** Why a page is not shown. */
export type RouteError = { status: number; message: string }

export type Route = {
  name: RouteName
  /** A segment in brackets is a parameter. */
  path: string
  /** Passes only on exactly `true`; anything else is an error 404, or the error it returns (R3). */
  validate?: (location: RouteLocation) => unknown
  /** Names of middleware, asked in this order (R3). */
  middleware?: readonly string[]
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Every page the site has (R1), and what a visit has to pass (R3). */
export const ROUTES: readonly Route[] = [
  { name: "index", path: HOME_PATH },
  { name: "about", path: ABOUT_PATH },
  { name: "privacy", path: PRIVACY_PATH },
  { name: "projects", path: PROJECTS_PATH },
  {
    name: "projects-name",
    path: projectPath("[name]"),
    validate: ({ params }) => SLUG.test(params.name ?? ""),
    middleware: ["renamed-projects"],
  },
]
