/** Every text of the interface, in English (X1). Texts about the owner are in content/. */
export const TEXTS = {
  loadingPage: "Loading page",
  skipToContent: "Skip to content",
  navigation: "Main",
  breadcrumbs: "Breadcrumbs",
  greeting: "Hi!",
  home: "Home",
  projects: "Projects",
  about: "About",
  privacyPolicy: "Privacy Policy",
  lightsOn: "Lights on?",
  goDark: "Go dark?",
  switchTheme: "Switch theme",
  switchToLight: "Switch to light theme",
  switchToDark: "Switch to dark theme",
  profiles: "Profiles",
  noData: "No data",
  projectsFeed: (title: string) => `${title}: projects`,
  projectsIntro: "All work so far.",
  tags: "Tags",
  tagsIntro: "What the projects are about.",
  allTags: "All tags",
  tagged: (tag: string) => `Projects with the tag “${tag}”`,
  selectedWork: "Selected work",
  allProjects: "All projects",
  moreProjects: "More projects",
  readMoreAbout: "More about me",
  contact: "Contact",
  updated: "Last updated",
  present: "present",
  externalLink: "(external site)",
  visibility: { draft: "Draft", scheduled: (when: string) => `Public from ${when}` },
  shortcuts: "Keyboard shortcuts",
  close: "Close",
  copyLink: "Copy link",
  copyEmail: "Copy e-mail address",
  toasts: {
    region: "Notifications (F8)",
    action: "Action",
    linkCopied: "Link copied",
    emailCopied: "E-mail address copied",
    copyFailed: "Your browser does not allow copying. Here it is:",
    offline: "You are offline",
    offlineHint: "Pages you have already opened still work.",
    online: "You are back online",
    pageFailed: "The page could not be loaded",
    pageFailedHint: "You are still where you were.",
    tryAgain: "Try again",
  },
  error: {
    heading: (code: number) => `ERROR ${code}`,
    crumb: (code: number) => `Error ${code}`,
    description: "Probably not the page you are looking for",
    pageNotFound: (path: string) => `Page not found: ${path}`,
    noPage: "Page not found",
    pageInvalid: (path: string) => `Page Not Found: ${path}`,
    unknownMiddleware: (name: string) => `Unknown route middleware: '${name}'`,
    payloadHost: (url: string) => `Payload URL must not include hostname: ${url}`,
    suggestions: "You may be looking for",
    unknown: "This page could not be shown because of a mistake in the site’s code.",
    gamePrompt: "Want to play a game while you're here?",
  },
} as const

/** Texts that the build writes into the HTML of Markdown, copies and feeds; no script contains them. */
export const BUILD_TEXTS = {
  morePages: "More pages",
  headingLink: "Link to this section",
  table: "Table, scrolls sideways",
  code: "Code, scrolls sideways",
  done: "Done",
  notDone: "Not done",
  footnotes: "Footnotes",
  backToText: "Back to the text",
} as const

/** The texts of the consent banner (Y3). A constant of their own, so that sites without analytics do not load them. */
export const CONSENT_TEXTS = {
  heading: "May your visit be counted?",
  accept: "Accept",
  reject: "Reject",
  choices: "Privacy choices",
  soFar: { granted: "So far, you have accepted.", denied: "So far, you have rejected." },
  question: (recipients: string) =>
    `If you accept, the address of each page you open here is sent to ${recipients}, to count visits.`,
  host: "this site’s host",
  google: "Google, which sets cookies",
  hostAndGoogle: "this site’s host and to Google, which sets cookies",
} as const

const WEB_SERVER_RECEIVES = "what any web server receives, such as your IP address and your kind of browser"
const NEVER_AGAINST_SIGNALS = "while your browser sends Do Not Track or Global Privacy Control"

/** The services on the privacy page (Y3). Only the build reads them: the sentences are part of the page's data. */
export const SERVICE_TEXTS = {
  game: (title: string) => ({
    name: `The game ${title}`,
    receives: "What any web server receives, such as your IP address and your kind of browser.",
    when: "Only after you press Play on the error screen.",
  }),
  iconService: {
    name: "Icons",
    receives: "The names of the icons on the page, and what any web server receives, such as your IP address.",
    when: "When a page shows an icon that this site does not hold itself.",
  },
  imageProxy: {
    name: "Pictures of other sites",
    receives: "The picture's address and the width your screen needs, and what any web server receives.",
    when: "When a page shows a picture that comes from another site.",
  },
  video: (provider: string) => ({
    name: `Videos at ${provider}`,
    receives: "Which video you play, and what any web server receives, such as your IP address; it may set cookies.",
    when: "Only after you press the play button of such a video.",
  }),
  webAnalytics: {
    name: "Web analytics of this site’s host",
    receives: `The path of each page you open, the page that led you here, and ${WEB_SERVER_RECEIVES}.`,
  },
  googleTag: {
    name: "Google tag",
    receives: `The address and title of each page you open, the page that led you here, an identifier kept in cookies, and ${WEB_SERVER_RECEIVES}.`,
  },
  afterConsent: `Only after you press Accept, and never ${NEVER_AGAINST_SIGNALS}.`,
  unlessRejected: `On every page, unless you press Reject under “Privacy choices”, and never ${NEVER_AGAINST_SIGNALS}.`,
  noAnalytics: "This site runs no analytics and sets no cookies.",
  googleCookies:
    "The Google tag sets cookies whose names begin with “_ga” or “_gcl”. They are removed when you press Reject.",
} as const

/** The texts of `/licenses.txt`. Only the build reads them. */
export const LICENCE_TEXTS = {
  heading: "This site is made with the works below, whose licences are these.",
  licence: (name: string) => `Licence: ${name}`,
  notStated: "not stated",
  unlicensed: "Its authors say nothing about a licence.",
  withoutText: (name: string) =>
    `It comes without the text of its licence, which is at https://spdx.org/licenses/${name}.html`,
} as const

/** The stored values on the privacy page (Y3), by key. Only the build reads them. */
export const STORAGE_TEXTS = {
  local: {
    lifetime: "Until you clear this site’s data in your browser",
    purposes: {
      "dark-mode": "Your choice of the light or the dark theme. Nothing is kept until you press the theme button.",
      shortcuts: "That you turned keyboard shortcuts off. Removed when you turn them on again.",
      "analytics-consent":
        "Your answer about analytics. Nothing is kept until you answer; “Privacy choices” below each page changes it.",
    },
  },
  session: {
    lifetime: "Until you close the tab, or as long as your browser can reopen it",
    purposes: {
      "scroll:": "How far you had scrolled on a page, so that going back leads there.",
      "list:": "How much of the project list you had opened, so that going back shows it again.",
      "project-order": "The order in which you saw the projects, for “Previous” and “Next”.",
      "kept-state": "Open messages, while a new version of the site loads. Removed as soon as it has loaded.",
      "reload:": "When a page was last reloaded automatically, so that reloads cannot repeat without end.",
      manifest: "The list of this site’s pages, so that it is loaded once and not with every page.",
      // Written by Gatsby 5.16 itself.
      "gatsby-reload-compilation-hash-match":
        "That Gatsby, the software that runs the pages, has reloaded a page because of a new version. Removed as soon as the page has loaded.",
    },
  },
} as const
