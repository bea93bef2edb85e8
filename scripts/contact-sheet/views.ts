import type { Page } from "@playwright/test"

/** A page in one state. */
export type View = {
  name: string
  path: string
  /** The folder of a build; the owner's site by default. */
  build?: string
  basePath?: string
  isDark?: boolean
  isPrinted?: boolean
  /** Runs before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
}

const STATES = ".variants/states"
const EMPTY = ".variants/empty"
const NOTES = { build: ".variants/languages" }
const OWN_PAGES = { build: ".variants/base-path", basePath: "/portfolio" }
const SERVICES = { build: ".variants/services", basePath: "/portfolio" }

/**
 * Lists every kind of page in every state.
 * @param project the path of one of the owner's projects
 */
export function listViews(project: string): View[] {
  const kinds: View[] = [
    { name: "Home", path: "/" },
    { name: "Projects", path: "/projects" },
    { name: "Project", path: project },
    { name: "About", path: "/about" },
    { name: "Privacy", path: "/privacy" },
    { name: "Error screen", path: "/no-such-page" },
  ]
  return [
    ...kinds,
    ...kinds.map(({ name, path }) => ({ name: `${name}, dark`, path, isDark: true })),
    { name: "Filtered", path: "/projects", prepare: (page) => search(page, "a") },
    { name: "Nothing found", path: "/projects", prepare: (page) => search(page, "zzzzqqqq") },
    { name: "Shortcuts", path: "/", prepare: (page) => page.keyboard.press("?") },
    { name: "Toast", path: project, prepare: (page) => page.getByRole("button", { name: "Copy link" }).click() },
    { name: "Offline", path: "/", prepare: (page) => page.context().setOffline(true) },
    { name: "Tooltip", path: "/", prepare: (page) => page.locator("nav [data-tooltip]").first().hover() },
    { name: "Notes", path: "/notes", ...NOTES },
    { name: "Note", path: "/notes/reading-a-gauge", ...NOTES },
    { name: "Note, dark", path: "/notes/reading-a-gauge", ...NOTES, isDark: true },
    { name: "Note, printed", path: "/notes/reading-a-gauge", ...NOTES, isPrinted: true },
    { name: "Home with notes", path: "/", ...NOTES },
    { name: "Notes, projects and pages found", path: "/notes", ...NOTES, prepare: (page) => search(page, "harbour") },
    { name: "Own page, five items", path: "/imprint", ...OWN_PAGES },
    { name: "Own page, printed", path: "/imprint", ...OWN_PAGES, isPrinted: true },
    { name: "Consent", path: "/privacy", ...SERVICES },
    { name: "Consent, dark", path: "/privacy", ...SERVICES, isDark: true },
    { name: "Text at 200 %", path: project, prepare: enlarge },
    { name: "Text at 200 %, list", path: "/projects", prepare: enlarge },
    { name: "Project, printed", path: project, isPrinted: true },
    { name: "About, printed", path: "/about", isPrinted: true },
    { name: "Name from right to left", path: "/", build: STATES },
    { name: "Few, without covers", path: "/projects", build: STATES },
    { name: "Very long title", path: "/projects/a-very-long-title", build: STATES },
    { name: "Nothing but a link", path: "/projects/only-a-link", build: STATES },
    { name: "Text from right to left", path: "/projects/manazil", build: STATES },
    { name: "Short about page", path: "/about", build: STATES },
    { name: "No projects", path: "/projects", build: EMPTY },
    { name: "Home without projects", path: "/", build: EMPTY },
  ]
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox").fill(words)
  await page.waitForURL((url) => url.search !== "")
}

function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
}
