import { en } from "~/src/lib/texts/en"

/** The texts of every page in the site's language (X1). */
export const TEXTS = typeof __TEXTS__ === "undefined" ? en.app : __TEXTS__.app

/** The texts of the consent banner (Y3). A constant of their own, so that sites without analytics do not load them. */
export const CONSENT_TEXTS = typeof __TEXTS__ === "undefined" ? en.consent : __TEXTS__.consent

/** Texts of notes. A constant of their own, so that no script of a site without notes has a word about them (W1). */
export const NOTE_TEXTS = typeof __TEXTS__ === "undefined" ? en.notes : __TEXTS__.notes

/** The services on the privacy page (Y3). Only the build reads them: the sentences are part of the page's data. */
export const SERVICE_TEXTS = typeof __TEXTS__ === "undefined" ? en.services : __TEXTS__.services

/** The stored values on the privacy page (Y3), by key. Only the build reads them. */
export const STORAGE_TEXTS = typeof __TEXTS__ === "undefined" ? en.storage : __TEXTS__.storage

/** Texts that the build writes into the HTML of Markdown, copies and feeds; no script contains them. */
export const BUILD_TEXTS = typeof __TEXTS__ === "undefined" ? en.build : __TEXTS__.build

/** The texts of `/licenses.txt`. Only the build reads them. */
export const LICENCE_TEXTS = typeof __TEXTS__ === "undefined" ? en.licences : __TEXTS__.licences
