/** The widths, in pixels, in which every responsive picture exists (G1): xs, sm, md, lg, xl, xxl. */
export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const

/** Device pixel densities of pictures that are shown at one size (G1). */
export const PICTURE_DENSITIES = [1, 2] as const
