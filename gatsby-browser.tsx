import "~/src/styles/global.css"

export {
  handleRouteUpdate as onRouteUpdate,
  leaveScrollToUs as shouldUpdateScroll,
} from "~/src/app/handle-route-update"
export { startApp as onClientEntry } from "~/src/app/start-app"
export { wrapPageElement } from "~/src/app/wrap-page-element"
