import type { Page } from "@playwright/test"

/** A page in one state. */
export type View = {
  name: string
  /** The folder of a build, "." for the site itself. */
  build: string
  basePath?: string
  path: string
  isDark?: boolean
  isPrinted?: boolean
  /** What happens before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
}

const STATES = ".variants/states"
const EMPTY = ".variants/empty"
const SERVICES = { build: ".variants/services", basePath: "/portfolio" }

/**
 * Lists every kind of page in every state.
 * @param project the path of one of the owner's projects
 */
export function listViews(project: string): View[] {
  const kinds = [
    { name: "Home", path: "/" },
    { name: "Projects", path: "/projects" },
    { name: "Project", path: project },
    { name: "About", path: "/about" },
    { name: "Privacy", path: "/privacy" },
    { name: "Error screen", path: "/no-such-page" },
  ]
  const copyLink = (page: Page) => page.getByRole("button", { name: "Copy link" }).click()
  return [
    ...kinds.map((kind) => ({ ...kind, build: "." })),
    ...kinds.map(({ name, path }) => ({ name: `${name}, dark`, path, build: ".", isDark: true })),
    { name: "Filtered", build: ".", path: "/projects", prepare: (page) => search(page, "a") },
    { name: "Nothing found", build: ".", path: "/projects", prepare: (page) => search(page, "zzzzqqqq") },
    { name: "Shortcuts", build: ".", path: "/", prepare: (page) => page.keyboard.press("?") },
    { name: "Toast", build: ".", path: project, prepare: copyLink },
    { name: "Offline", build: ".", path: "/", prepare: (page) => page.context().setOffline(true) },
    { name: "Tooltip", build: ".", path: "/", prepare: (page) => page.locator("nav [data-tooltip]").first().hover() },
    { name: "Consent", ...SERVICES, path: "/" },
    { name: "Consent, dark", ...SERVICES, path: "/", isDark: true },
    { name: "Text at 200 %", build: ".", path: project, prepare: enlarge },
    { name: "Text at 200 %, list", build: ".", path: "/projects", prepare: enlarge },
    { name: "Project, printed", build: ".", path: project, isPrinted: true },
    { name: "About, printed", build: ".", path: "/about", isPrinted: true },
    { name: "Name from right to left", build: STATES, path: "/" },
    { name: "Few, without covers", build: STATES, path: "/projects" },
    { name: "Very long title", build: STATES, path: "/projects/a-very-long-title" },
    { name: "Nothing but a link", build: STATES, path: "/projects/only-a-link" },
    { name: "Text from right to left", build: STATES, path: "/projects/manazil" },
    { name: "Next to nothing about", build: STATES, path: "/about" },
    { name: "No project at all", build: EMPTY, path: "/projects" },
    { name: "Home without projects", build: EMPTY, path: "/" },
  ]
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox").fill(words)
  await page.waitForTimeout(1500)
}

function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
}
