/** What a page may weigh and ask for, in bytes as a host sends them (text compressed with brotli) and in requests. */
export const TARGETS = {
  /** HTML with the styles inlined in it. */
  htmlBytes: 14 * 1024,
  /** JavaScript of the first load, as a multiple of what Gatsby and React alone weigh. */
  scriptsOfBare: 1.12,
  /** Everything of the first load but the pictures of the content. */
  firstLoadBytes: 130 * 1024,
  firstLoadRequests: 14,
  /** The same where data is saved or the connection is slow, before anything is pressed. */
  sparingBytes: 20 * 1024,
  sparingRequests: 4,
  scriptsBeforePaint: 0,
  lighthouse: 100,
  largestPaintMs: 1500,
  blockingMs: 50,
  layoutShift: 0,
  prefetchedNavigationMs: 150,
  navigationBytes: 6 * 1024,
  coldOfBare: 1.25,
  tenfoldGrowth: 10,
  /** The list of all projects, whatever their number. */
  listGrowth: 1.05,
  peakBytes: 2.5 * 1024 ** 3,
  warmOfCold: 0.35,
}

/** @typedef {import("./page-kinds.mjs").PageKind} PageKind */
/**
 * @typedef {{ scriptBytes: number, bytes: number, requests: number, sparingBytes: number, sparingRequests: number }} Budget
 *   `bytes` is everything of the first load but what the owner writes: texts, pictures and the data of the page
 */

/** HTML and styles of any page, without what stands in its main part: that is as long as its owner writes. */
export const FRAME_BYTES = 10_700

/** The page itself, its icon and its print styles: the same for all kinds, and far from the app. */
const SPARING = { sparingBytes: 12_600, sparingRequests: 3 }

/**
 * What no page may exceed from one commit to the next, whatever its owner writes; `npm test` holds it. It is what was measured
 * and three in a hundred (docs/decisions/0029).
 * @type {Record<PageKind, Budget>}
 */
export const BUDGETS = {
  home: { scriptBytes: 101_100, bytes: 125_800, requests: 12, ...SPARING },
  list: { scriptBytes: 104_400, bytes: 129_000, requests: 12, ...SPARING },
  "text project": { scriptBytes: 103_500, bytes: 128_500, requests: 12, ...SPARING },
  "project with pictures": { scriptBytes: 103_500, bytes: 128_500, requests: 12, ...SPARING },
  about: { scriptBytes: 102_400, bytes: 127_200, requests: 12, ...SPARING },
  404: { scriptBytes: 98_900, bytes: 123_100, requests: 14, ...SPARING },
}
