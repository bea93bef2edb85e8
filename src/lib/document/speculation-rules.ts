/**
 * Tells the browser to prefetch the document of a link that is pointed at. Only addresses of pages have no dot: those of files and
 * of other hosts do. The content security policy lists the hash of this text.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"selector_matches":"a[href]:not([href*=\'.\'],[href^=\'#\'])"},"eagerness":"moderate"}]}'
