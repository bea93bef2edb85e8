/** Bytes are as a host sends them: text is compressed with brotli. */
export const TARGETS = {
  /** HTML with its inline styles. */
  htmlBytes: 14 * 1024,
  /** Scripts of the first load, as a multiple of those of Gatsby and React alone. */
  scriptsOfBare: 1.12,
  /** The first load without the images of the content. */
  firstLoadBytes: 130 * 1024,
  firstLoadRequests: 14,
  /** The same with data saving or a slow connection, before any input. */
  dataSaverBytes: 20 * 1024,
  dataSaverRequests: 4,
  scriptsBeforePaint: 0,
  lighthouse: 100,
  largestPaintMs: 1500,
  blockingMs: 50,
  layoutShift: 0,
  prefetchedNavigationMs: 150,
  navigationBytes: 6 * 1024,
  memoryGrowth: 1.1,
  coldOfBare: 1.25,
  tenfoldGrowth: 10,
  /** The list of all projects, whatever their number. */
  listGrowth: 1.05,
  peakBytes: 2.5 * 1024 ** 3,
  warmOfCold: 0.35,
}
