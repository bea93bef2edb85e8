/** The widths, in pixels, in which every responsive picture exists (G1): xs, sm, md, lg, xl, xxl. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
