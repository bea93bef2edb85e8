/** The default of `meta[name=theme-color]`, the colour that browsers give their own interface (L6). */
export const THEME_COLOUR = "#14b8a6"
