import {
  ABOUT_PATH,
  HOME_PATH,
  numberedPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  projectPath,
  TAGS_PATH,
  tagPath,
} from "~/src/lib/addresses/paths"

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
  /** Further pages that are parts of this one, such as the second page of a list. */
  parts?: readonly string[]
  /** Passes only on exactly `true`; anything else is an error 404, or the error it returns (R3). */
  validate?: (location: RouteLocation) => unknown
  /** Names of middleware, asked in this order (R3). */
  middleware?: readonly string[]
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The list goes on over numbered pages, and is there once more for each tag. */
const LIST_PARTS = [
  numberedPath(PROJECTS_PATH, "[number]"),
  TAGS_PATH,
  tagPath("[tag]"),
  numberedPath(tagPath("[tag]"), "[number]"),
]

/** Every page the site has (R1), and what a visit has to pass (R3). */
export const ROUTES: readonly Route[] = [
  { name: "index", path: HOME_PATH },
  { name: "about", path: ABOUT_PATH },
  { name: "privacy", path: PRIVACY_PATH },
  { name: "projects", path: PROJECTS_PATH, parts: LIST_PARTS },
  {
    name: "projects-name",
    path: projectPath("[name]"),
    validate: ({ params }) => SLUG.test(params.name ?? ""),
    middleware: ["renamed-projects"],
  },
]
