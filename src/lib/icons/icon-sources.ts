/** Where browsers fetch the drawings of icons whose sets are not installed, from the settings (I2). */
export type IconSources = {
  /** A path of the site, without the base path. */
  ownPath?: string | undefined
  /** The https address of a service that speaks like Iconify's. */
  service?: string | undefined
}
