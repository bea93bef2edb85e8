/** Texts of the privacy page (X1). A separate file, so that only that page loads them. */
export const PRIVACY_TEXTS = {
  services: {
    heading: "Services",
    intro: "Besides its own files, this site uses what is listed here, and nothing else.",
    place: "Where",
    receives: "Receives",
    when: "When",
  },
  storage: {
    heading: "What your browser keeps",
    intro:
      "This site keeps a few small values in your browser, so that pages work as you expect. None of them is sent anywhere.",
  },
} as const
