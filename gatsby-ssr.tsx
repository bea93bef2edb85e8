export { onPreRenderHTML } from "~/src/app/on-pre-render-html"
export { onRenderBody } from "~/src/app/on-render-body"
export { wrapPageElement } from "~/src/app/wrap-page-element"
