import { expect, type Page } from "@playwright/test"

import { VIEWER_WAIT_MS } from "~/src/client/boot/record-input"
import { dropTimers } from "~/tests/e2e/conditions"
import { navbarLink } from "~/tests/e2e/navigate"
import { DARK_GROUND, groundColour } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

import { MOMENTS } from "./moments"

type Act = (page: Page) => Promise<void>
/** `prepare` changes the browser; `act` is what a visitor does, and checks what needs no code; `after` checks the result once the app is live. */
type Touch = {
  path: string
  prepare?: (page: Page) => Promise<unknown>
  act: Act
  after: Act
  isTouch?: true
  messages?: RegExp
}

const themeButton = (page: Page) => page.getByRole("button", { name: /^Switch/ })
const searchField = (page: Page) => page.getByRole("searchbox")
const filterButton = (page: Page) => page.getByRole("button", { name: "Filter", exact: true })
const pictures = (page: Page) => page.getByRole("dialog", { name: "Pictures" })
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })

const TOUCHES: Readonly<Record<string, Touch>> = {
  "T1 U2: one click on the theme and two more switch it at once, and a pointer that rests on it gets its tooltip": {
    path: "/about",
    async act(page) {
      await themeButton(page).click()
      expect(await groundColour(page)).toBe(DARK_GROUND)
      await themeButton(page).dblclick()
      expect(await groundColour(page)).toBe(DARK_GROUND)
      await page.mouse.move(300, 300)
      await themeButton(page).hover()
    },
    async after(page) {
      await expect(page.getByRole("tooltip")).toHaveText("Lights on?")
      expect(await groundColour(page)).toBe(DARK_GROUND)
    },
  },
  "L1 U2: the skip link moves the focus, and what the keyboard focuses gets its tooltip": {
    path: "/about",
    async act(page) {
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await expect(page.locator("main")).toBeFocused()
      await page.getByRole("link", { name: "Skip to content" }).focus()
      await page.keyboard.press("Tab")
    },
    async after(page) {
      await expect(page.getByRole("tooltip")).toHaveText("Hi!")
      await expect(page.locator(".nav-avatar")).toBeFocused()
    },
  },
  "W3: typed text is searched, and the caret stays": {
    path: "/projects",
    async act(page) {
      await searchField(page).click()
      await page.keyboard.type("tdes")
      for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft")
      await page.keyboard.type("i")
      await expect(searchField(page)).toHaveValue("tides")
    },
    async after(page) {
      await expect(page).toHaveURL(/\?q=tides$/)
      await expect(searchField(page)).toBeFocused()
      await expect(searchField(page)).toHaveJSProperty("selectionStart", 2)
      await page.keyboard.type("-")
      await expect(searchField(page)).toHaveValue("ti-des")
    },
  },
  "each press counts once, in its order: Filter twice, then the shortcuts; and the order of the list": {
    path: "/projects",
    async act(page) {
      await page.getByRole("combobox").selectOption("title")
      await filterButton(page).click()
      await filterButton(page).click()
      await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" }).click()
    },
    async after(page) {
      await expect(shortcuts(page)).toBeVisible()
      await expect(page.locator("[aria-controls]").first()).toHaveAttribute("aria-expanded", "false")
      await expect(page).toHaveURL(/\?sort=title$/)
    },
  },
  "the keys after / on a page without a search field are text of the one in the list": {
    path: "/about",
    async act(page) {
      await page.keyboard.type("/fly ba")
      await page.keyboard.press("Backspace")
      await page.keyboard.type("y")
    },
    async after(page) {
      await expect(page).toHaveURL(/\/projects\?q=fly(\+|%20)by$/)
      await expect(searchField(page)).toHaveValue("fly by")
      await expect(searchField(page)).toBeFocused()
    },
  },
  "G1 M3: a tap on a picture opens the viewer, and is no tooltip": {
    path: "/projects/plates",
    isTouch: true,
    // A busy machine may need longer than a link waits for its viewer. late-start.spec.ts proves that it then opens the file.
    prepare: (page) => dropTimers(page, VIEWER_WAIT_MS),
    act: (page) => page.getByRole("link", { name: "A tall plate" }).tap(),
    async after(page) {
      await expect(pictures(page).getByRole("img", { name: "A tall plate" })).toBeVisible()
      await expect(page).toHaveURL(/\/projects\/plates$/)
      await expect(page.getByRole("tooltip")).toHaveCount(0)
    },
  },
  "M3: code is copied, and a link into the page is followed": {
    path: "/projects/lamp-oil-ledger",
    async act(page) {
      await page.getByRole("button", { name: "Copy code" }).first().click()
      await page.evaluate(() => document.querySelector<HTMLElement>(".skip-link")?.click())
      await expect(page).toHaveURL(/#main-content$/)
    },
    async after(page) {
      await expect(page.getByText("Code copied", { exact: true }).first()).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^\/\* Litres\n {3}by night[\s\S]*}\n$/)
    },
  },
  "N1: a click on a link leads there with reduced motion, and a modified one to a tab of its own": {
    path: "/about",
    async act(page) {
      await page.emulateMedia({ reducedMotion: "reduce" })
      const tab = page.context().waitForEvent("page")
      await navbarLink(page, "Home").click({ modifiers: ["ControlOrMeta"] })
      await (await tab).close()
      await expect(page).toHaveURL(/\/about$/)
      await navbarLink(page, "Projects").click()
    },
    async after(page) {
      await expect(page).toHaveURL(/\/projects$/)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects")
    },
  },
  "Play starts a video, and moves the focus to it": {
    path: "/projects/plates",
    messages: /request to https:\/\/www\.youtube/,
    async act(page) {
      await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "<title>video</title>" }))
      await page.getByRole("button", { name: /^Play/ }).click()
    },
    async after(page) {
      await expect(page.locator("iframe")).toHaveCount(1)
      await expect(page.locator("iframe")).toBeFocused()
    },
  },
}

for (const [name, { path, prepare, act, after, isTouch, messages }] of Object.entries(TOUCHES)) {
  test.describe(() => {
    if (isTouch) test.use({ hasTouch: true })
    test(`B1 ${name}`, async ({ site, page, expectMessages }) => {
      if (messages) expectMessages(messages)
      await page.emulateMedia({ colorScheme: "light" })
      await prepare?.(page)
      for (const [moment, openAt] of Object.entries(MOMENTS)) {
        await test.step(moment, async () => {
          const { goOn, end } = await openAt(page, site.url(path), site.host)
          await act(page)
          await goOn?.()
          await after(page)
          end?.()
          await beNewVisitor(page, site.exactUrl("/robots.txt"))
        })
      }
    })
  })
}

/** Forgets what the site has stored, on a page of it that has no code, with the pointer and the routes of a new page. */
async function beNewVisitor(page: Page, url: string): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await page.goto(url)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
