import "~/src/styles/global.css"

export {
  disableGatsbyScroll as shouldUpdateScroll,
  handleRouteUpdate as onRouteUpdate,
} from "~/src/app/handle-route-update"
export { replaceHydrateFunction } from "~/src/app/hydrate-site"
export { onClientEntry, onInitialClientRender } from "~/src/app/start-app"
export { wrapPageElement } from "~/src/app/wrap-page-element"
