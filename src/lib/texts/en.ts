/**
 * Every text of the interface in English, the default (X1, J1). `{name}` is a placeholder. Where a number decides the form, there is one
 * text for each plural category of the language (`Intl.PluralRules`). Texts about the owner are in content/.
 */
export const en = {
  /** Of every page. */
  app: {
    loadingPage: "Loading page",
    skipToContent: "Skip to content",
    navigation: "Main",
    breadcrumbs: "Breadcrumbs",
    greeting: "Hi!",
    home: "Home",
    projects: "Projects",
    about: "About",
    privacyPolicy: "Privacy Policy",
    languages: "Languages",
    textLanguage: "Language of this text: {language}",
    notTranslated: "not translated",
    lightsOn: "Lights on?",
    goDark: "Go dark?",
    switchTheme: "Switch theme",
    switchToLight: "Switch to light theme",
    switchToDark: "Switch to dark theme",
    profiles: "Profiles",
    noData: "No data",
    projectsFeed: "{title}: projects",
    projectsIntro: "All work so far.",
    tags: "Tags",
    tagsIntro: "What the projects are about.",
    allTags: "All tags",
    tagged: "Projects with the tag “{tag}”",
    selectedWork: "Selected work",
    allProjects: "All projects",
    moreProjects: "More projects",
    readMoreAbout: "More about me",
    contact: "Contact",
    updated: "Last updated: {date}",
    present: "present",
    externalLink: "(external site)",
    visibility: { draft: "Draft", unlisted: "Unlisted", scheduled: "Public from {date}" },
    shortcuts: "Keyboard shortcuts",
    close: "Close",
    copyLink: "Copy link",
    copyEmail: "Copy e-mail address",
    toasts: {
      region: "Notifications (F8)",
      action: "Action",
      linkCopied: "Link copied",
      codeCopied: "Code copied",
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
      heading: "ERROR {code}",
      crumb: "Error {code}",
      description: "Probably not the page you are looking for",
      pageNotFound: "Page not found: {path}",
      noPage: "Page not found",
      pageInvalid: "Page Not Found: {path}",
      unknownMiddleware: "Unknown route middleware: '{name}'",
      payloadHost: "Payload URL must not include hostname: {url}",
      suggestions: "You may be looking for",
      unknown: "This page could not be shown because of a mistake in the site’s code.",
      gamePrompt: "Want to play a game while you're here?",
    },
  },
  /** Of the lists of projects. */
  list: {
    list: {
      count: { one: "{count} project", other: "{count} projects" },
      page: "{title}, page {number}",
      pages: "Pages",
      place: "Page {number} of {count}",
      previous: "Previous page",
      next: "Next page",
      showMore: "Show more",
    },
    filter: {
      search: "Search projects",
      open: "Filter",
      openWith: "Filter ({count})",
      sort: "Sort",
      sorts: { newest: "Newest first", oldest: "Oldest first", title: "By title", best: "Best match" },
      type: "Type",
      year: "Year",
      anyType: "Any type",
      anyYear: "Any year",
      option: "{value} ({count})",
      moreTags: { one: "{count} more", other: "{count} more" },
      match: "Which tags a project must have",
      matches: { all: "All of these", any: "Any of these" },
      clear: "Clear filters",
      searching: "Searching…",
      foundNone: "No matching data",
      /** The total decides the form. */
      found: { one: "{found} of {count} projects", other: "{found} of {count} projects" },
      failed: "The projects could not be searched.",
    },
  },
  /** Of a project's page. */
  project: {
    status: {
      live: "Live",
      "in-progress": "In progress",
      archived: "Archived",
      retired: "Retired",
      concept: "Concept",
    },
    links: {
      live: "Visit",
      source: "Source",
      docs: "Documentation",
      demo: "Demo",
      article: "Article",
      video: "Video",
      store: "Store",
      package: "Package",
      other: "Link",
    },
    facts: {
      heading: "At a glance",
      details: "Details",
      type: "Type",
      role: "Role",
      when: "When",
      client: "For",
      team: "With",
      status: "Status",
      tech: "Made with",
      outcome: "Outcome",
      links: "Links",
      tags: "Tags",
      job: "Part of",
    },
    contents: "Contents",
    gallery: {
      heading: "Pictures",
      enlarge: "Enlarge: {alt}",
      previous: "Previous picture",
      next: "Next picture",
      position: "Picture {place} of {count}",
      shortPosition: "{place} / {count}",
    },
    video: {
      captions: "Captions",
      play: "Play the video: {title}",
      watchAt: "Watch at {provider}",
      note: "Loaded from {host} only when you press play.",
    },
    neighbours: { previous: "Previous", next: "Next" },
    related: {
      heading: "Related projects",
      reason: "also {tags}",
    },
  },
  /** Of the About page and the résumé. */
  resume: {
    availability: {
      available: { now: "Available for work", later: "Available for work from {date}" },
      limited: { now: "Limited availability", later: "Limited availability from {date}" },
      unavailable: { now: "Not available for work", later: "Not available for work before {date}" },
    },
    resume: {
      work: "Work",
      education: "Education",
      volunteer: "Volunteering",
      skills: "Skills",
      languages: "Languages",
      awards: "Awards",
      certificates: "Certificates",
      publications: "Publications",
      interests: "Interests",
      references: "References",
      projects: "Projects",
      asJson: "Résumé as JSON",
      asPdf: "Résumé as PDF",
      title: "{name}: résumé",
    },
  },
  /** Of the keyboard shortcuts. */
  shortcuts: {
    help: "Show this list",
    search: "Search the projects, on their page",
    goHome: "Go to the home page",
    goProjects: "Go to the projects",
    goAbout: "Go to the About page",
    nextProject: "Go to the next project, on a project’s page",
    previousProject: "Go to the previous project",
    followedBy: "then",
    areOn: "Shortcuts are on",
    areOnHint: "While they are off, single keys do nothing on this site. Your browser keeps the choice.",
  },
  /** Of the game on the error screen. */
  game: {
    play: "Play",
    leaveGame: "Close the game",
    gameNote: "{title}, loaded from {host} only when you press Play.",
    openGame: "Play {title} at {host}",
  },
  /** Of the privacy page. */
  privacy: {
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
  },
  /** Of the consent banner (Y3). */
  consent: {
    heading: "May your visit be counted?",
    accept: "Accept",
    reject: "Reject",
    choices: "Privacy choices",
    soFar: { granted: "So far, you have accepted.", denied: "So far, you have rejected." },
    question: "If you accept, the address of each page you open here is sent to {recipients}, to count visits.",
    host: "this site’s host",
    google: "Google, which sets cookies",
    hostAndGoogle: "this site’s host and to Google, which sets cookies",
  },
  /** The services on the privacy page (Y3). */
  services: {
    game: {
      name: "The game {title}",
      receives: "What any web server receives, such as your IP address and your kind of browser.",
      when: "Only after you press Play on the error screen.",
    },
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
    video: {
      name: "Videos at {provider}",
      receives: "Which video you play, and what any web server receives, such as your IP address; it may set cookies.",
      when: "Only after you press the play button of such a video.",
    },
    webAnalytics: {
      name: "Web analytics of this site’s host",
      receives:
        "The path of each page you open, the page that led you here, and what any web server receives, such as your IP address and your kind of browser.",
    },
    googleTag: {
      name: "Google tag",
      receives:
        "The address and title of each page you open, the page that led you here, an identifier kept in cookies, and what any web server receives, such as your IP address and your kind of browser.",
    },
    afterConsent:
      "Only after you press Accept, and never while your browser sends Do Not Track or Global Privacy Control.",
    unlessRejected:
      "On every page, unless you press Reject under “Privacy choices”, and never while your browser sends Do Not Track or Global Privacy Control.",
    noAnalytics: "This site runs no analytics and sets no cookies.",
    googleCookies:
      "The Google tag sets cookies whose names begin with “_ga” or “_gcl”. They are removed when you press Reject.",
  },
  /** The stored values on the privacy page, by key (Y3). */
  storage: {
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
  },
  /** What the build writes into the HTML of Markdown, copies and feeds. */
  build: {
    morePages: "More pages",
    headingLink: "Link to this section",
    table: "Table, scrolls sideways",
    code: "Code, scrolls sideways",
    copyCode: "Copy code",
    formula: "Formula, scrolls sideways",
    callouts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
    done: "Done",
    notDone: "Not done",
    footnotes: "Footnotes",
    backToText: "Back to the text",
  },
  /** Of `/licenses.txt`. */
  licences: {
    heading: "This site is made with the works below, whose licences are these.",
    licence: "Licence: {name}",
    notStated: "not stated",
    unlicensed: "Its authors say nothing about a licence.",
    withoutText: "It comes without the text of its licence, which is at https://spdx.org/licenses/{name}.html",
  },
}
