import { HOME_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** One breadcrumb. The last one is the page itself and has no `to`. */
export type PageCrumb = { label: string; to?: string }

export const HOME_CRUMB: PageCrumb = { label: TEXTS.home, to: HOME_PATH }
