export { onRenderBody } from "~/src/app/on-render-body"
export { wrapPageElement } from "~/src/app/page-shell"
export { onPreRenderHTML } from "~/src/gatsby/document/finish-document"
