export { onRenderBody } from "~/src/app/on-render-body"
export { wrapPageElement } from "~/src/app/wrap-page-element"
export { onPreRenderHTML } from "~/src/gatsby/document/finish-document"
