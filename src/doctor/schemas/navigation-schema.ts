import { fields, httpsUrl, iconName, internalPath, list, text } from "./field-types"

/** As many as fit a screen of 320 px, between the avatar and the theme toggle. */
const MOST_ITEMS = 5
const MOST_LINKS = 8
const ONE_DESTINATION = "either to or url"

const destination = {
  to: internalPath.optional().meta({ description: "a page or file of the site", example: "/imprint" }),
  url: httpsUrl
    .optional()
    .meta({ description: "an address elsewhere, in place of `to`", example: "https://blog.ada.dev" }),
}
const label = text(40).meta({ description: "its name", example: "Imprint" })

const item = fields("an item with label, icon, and to or url", {
  label,
  icon: iconName.meta({ description: "its icon", example: "lucide:scale" }),
  ...destination,
}).refine(hasOneDestination, ONE_DESTINATION)

const link = fields("a link with label, and to or url", {
  label,
  icon: iconName.optional().meta({ description: "an icon before the name", example: "lucide:scale" }),
  ...destination,
}).refine(hasOneDestination, ONE_DESTINATION)

/** The items of the navbar (W2). */
export const navigation = list(item, MOST_ITEMS).default([]).meta({
  description: "the items of the bar, in this order; unless set Home, Projects, Notes if there are any, and About",
  shows: "navbar; the name is the tooltip",
})

/** Further links of the footer (W2). */
export const footer = list(link, MOST_LINKS)
  .default([])
  .meta({ description: "links before the one to the privacy page", shows: "footer" })

function hasOneDestination({ to, url }: { to?: string | undefined; url?: string | undefined }): boolean {
  return (to === undefined) !== (url === undefined)
}
