import "~/src/styles/global.css"

// A build puts them into the pages that need them (src/html.tsx).
if (process.env.NODE_ENV === "development") require("~/src/styles/pages.css")

export {
  disableGatsbyScroll as shouldUpdateScroll,
  handleRouteUpdate as onRouteUpdate,
} from "~/src/app/handle-route-update"
export { replaceHydrateFunction } from "~/src/app/hydrate-site"
export { wrapPageElement } from "~/src/app/page-shell"
export { onClientEntry, onInitialClientRender } from "~/src/app/start-app"
