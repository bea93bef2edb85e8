import "~/src/styles/global.css"
// Documents link it; only what the browser's code imports is published.
import "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/print.css"

export {
  disableGatsbyScroll as shouldUpdateScroll,
  handleRouteUpdate as onRouteUpdate,
} from "~/src/app/handle-route-update"
export { replaceHydrateFunction } from "~/src/app/hydrate-site"
export { wrapPageElement } from "~/src/app/page-shell"
export { onClientEntry, onInitialClientRender } from "~/src/app/start-app"
