/** What a page may weigh and ask for, in bytes as a host sends them (text compressed with brotli) and in requests. */
export const TARGETS = {
  /** HTML with the styles inlined in it. */
  htmlBytes: 14 * 1024,
  /** JavaScript of the first load, as a multiple of what Gatsby and React alone weigh. */
  scriptsOfBare: 1.12,
  /** The same in bytes, from the figure that `npm run bench -- weight` measures for the bare site. */
  scriptBytes: Math.round(1.12 * 79_600),
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
  peakBytes: 2.5 * 1024 ** 3,
  warmOfCold: 0.35,
}
