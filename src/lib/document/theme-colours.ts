/** The accent that browsers paint around the page: `meta[name=theme-color]` (L6). */
export const THEME_COLOUR = "#14b8a6"
