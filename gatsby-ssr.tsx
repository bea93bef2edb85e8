export { holdGoogleTag as onPreRenderHTML } from "~/src/app/hold-google-tag"
export { onRenderBody } from "~/src/app/on-render-body"
export { wrapPageElement } from "~/src/app/wrap-page-element"
