import { ABOUT_PATH, HOME_PATH, PRIVACY_PATH, PROJECTS_PATH, projectPath } from "~/src/lib/paths"

type RouteName = "index" | "about" | "privacy" | "projects" | "projects-name"

export type Route = { name: RouteName; path: string }

/** Every page the site has, by name; a path segment in brackets is a parameter (R1). */
export const ROUTES: readonly Route[] = [
  { name: "index", path: HOME_PATH },
  { name: "about", path: ABOUT_PATH },
  { name: "privacy", path: PRIVACY_PATH },
  { name: "projects", path: PROJECTS_PATH },
  { name: "projects-name", path: projectPath("[name]") },
]
