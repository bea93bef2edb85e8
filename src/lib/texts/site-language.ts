/** The language of the site. Code that runs without a site, such as a script, writes English. */
export const SITE_LANGUAGE = typeof __CONTENT_LANGUAGE__ === "undefined" ? "en" : __CONTENT_LANGUAGE__
