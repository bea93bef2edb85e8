import { MIDDLEWARE } from "~/src/client/navigation/guard-page"
import { ROUTES, type Route } from "~/src/lib/navigation/routes"

/** Adds guards that reject (R3, E4) and a starter that throws (E3), before the site's own code starts. */
export function onClientEntry(): void {
  document.documentElement.dataset.deploy = "next"
  const routes = ROUTES as Route[]
  const privacy = routes.findIndex(({ path }) => path === "/privacy")
  routes[privacy] = { ...(routes[privacy] as Route), middleware: ["reject"] }
  routes.push({ name: "index", path: "/unguarded", middleware: ["nobody"] })
  Object.assign(MIDDLEWARE, { reject: () => false })
  if (location.search === "?fail") Object.defineProperty(history, "scrollRestoration", { set: failToStart })
}

function failToStart(): void {
  throw new Error("A starter has failed.")
}
