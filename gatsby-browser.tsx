import "~/src/styles/global.css"

export {
  handleRouteUpdate as onRouteUpdate,
  leaveScrollToUs as shouldUpdateScroll,
} from "~/src/app/handle-route-update"
export { replaceHydrateFunction } from "~/src/app/hydrate-site"
export { onClientEntry, onInitialClientRender } from "~/src/app/start-app"
export { wrapPageElement } from "~/src/app/wrap-page-element"
