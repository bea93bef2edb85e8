import { directionOf } from "~/src/lib/texts/direction"

import { siteTexts } from "./site-texts"

// Gatsby's hooks import this file before all others, because the modules of texts read these constants when they are loaded.
const { language, texts } = siteTexts()
Object.assign(globalThis, { __TEXTS__: texts, __CONTENT_LANGUAGE__: language, __DIRECTION__: directionOf(language) })
