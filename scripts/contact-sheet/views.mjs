/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {object} View something a visitor may meet
 * @property {string} name
 * @property {string} build the folder of a build, "." for the site itself
 * @property {string} [basePath]
 * @property {string} path
 * @property {boolean} [isDark]
 * @property {boolean} [isPrinted]
 * @property {(page: Page) => Promise<unknown>} [prepare] what happens before it is looked at
 */

const STATES = ".variants/states"
const EMPTY = ".variants/empty"
const SERVICES = { build: ".variants/services", basePath: "/portfolio" }

/**
 * Every kind of page and every state of it, once; each is drawn on a phone and on a desktop.
 * @param {{ project: string }} paths a project of the owner's to look at; the list when there is none
 * @returns {View[]}
 */
export function listViews({ project }) {
  const kinds = [
    { name: "Home", path: "/" },
    { name: "Projects", path: "/projects" },
    { name: "Project", path: project },
    { name: "About", path: "/about" },
    { name: "Privacy", path: "/privacy" },
    { name: "Error screen", path: "/no-such-page" },
  ]
  return [
    ...kinds.map((kind) => ({ ...kind, build: "." })),
    ...kinds.map(({ name, path }) => ({ name: `${name}, dark`, path, build: ".", isDark: true })),
    { name: "Filtered", build: ".", path: "/projects", prepare: (page) => search(page, "a") },
    { name: "Nothing found", build: ".", path: "/projects", prepare: (page) => search(page, "zzzzqqqq") },
    { name: "Shortcuts", build: ".", path: "/", prepare: (page) => page.keyboard.press("?") },
    {
      name: "Toast",
      build: ".",
      path: project,
      prepare: (page) => page.getByRole("button", { name: "Copy link" }).click(),
    },
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

/**
 * @param {Page} page
 * @param {string} words
 */
async function search(page, words) {
  await page.getByRole("searchbox").fill(words)
  await page.waitForTimeout(1500)
}

/**
 * What a visitor does who has set large letters.
 * @param {Page} page
 */
async function enlarge(page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
}
