import "~/src/styles/global.css"

export { wrapPageElement } from "~/src/app/wrap-page-element"
