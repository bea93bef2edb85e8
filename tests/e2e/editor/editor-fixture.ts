import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { test as base, expect, type Locator, type Page } from "@playwright/test"

import { startEditor } from "~/scripts/edit/edit-server"
import { type EditorFiles, editorFiles } from "~/scripts/edit/editor-files"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

export const SLUG = "keepers-letters"
export const PROJECT = `projects/${SLUG}/index.md`
export const TITLE = "The Keeper's Letters"
export const CHANGED = `${TITLE} and Diaries`

/** The editor of `npm run edit` on a copy of the fixture site, and what it asked of other hosts. */
type Editor = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  open: (path: string) => Promise<void>
  save: () => Promise<void>
  stop: () => Promise<void>
  start: () => Promise<void>
  foreign: string[]
  printed: string[]
}

export const test = base.extend<{ editor: Editor }, { files: EditorFiles }>({
  // Without the editor's transitions, which take a tenth of the time.
  contextOptions: { reducedMotion: "reduce" },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
  files: [async ({}, use) => use(await editorFiles()), { scope: "worker" }],
  editor: async ({ page, files }, use) => {
    const temporary = mkdtempSync(path.join(tmpdir(), "editor-"))
    const root = path.join(temporary, "content")
    cpSync(FIXTURE_CONTENT, root, { recursive: true })
    const printed: string[] = []
    const preview = {
      origin: "http://localhost:8000",
      isRunning: async () => false,
      start: () => void printed.push("npm start"),
    }
    const options = { root, files, preview, temporary, log: (line: string) => printed.push(line) }
    let editor = await startEditor(options)
    const foreign: string[] = []
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (/^http/.test(url.protocol) && url.origin !== editor.origin) foreign.push(request.url())
    })
    await use({
      root,
      read: (file) => readFileSync(path.join(root, file), "utf8"),
      write: (file, text) => writeFileSync(path.join(root, file), text),
      open: async (at) => void (await page.goto(`${editor.origin}/#/collections/${at}`)),
      save: () => saveIn(page),
      stop: () => editor.stop(),
      start: async () => {
        editor = await startEditor({ ...options, port: Number(new URL(editor.origin).port) })
      },
      foreign,
      printed,
    })
    await editor.stop()
    rmSync(temporary, { recursive: true })
  },
})

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
export const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true })
export const problems = (page: Page) => page.locator("#problems")

/** Saves, and waits for the answer of the server, and until nothing is left to save. */
export async function saveIn(page: Page, press = () => button(page, "Save").click()): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === "PUT")
  await press()
  await saved
  await expectSaved(page)
}

/** The message that says so disappears after some seconds, which may be sooner than a test on a busy machine looks. */
export function expectSaved(page: Page): Promise<void> {
  return expect(button(page, "Save")).toBeDisabled()
}

/** Fields are made when they come near the window. */
export async function scrollTo(page: Page, field: string): Promise<Locator> {
  const found = page.locator(`[data-key-path="${field}"]`).first()
  await titleField(page).first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    expect(await found.count()).toBe(1)
  }).toPass()
  await found.scrollIntoViewIfNeeded()
  return found
}

/** Opens a project from the list, and changes its title as a person does. */
export async function changeTitle(page: Page, editor: Editor): Promise<Locator> {
  await editor.open("projects")
  await page.getByText(TITLE).click()
  const title = titleField(page)
  await title.click()
  await title.press("End")
  await page.keyboard.type(" and Diaries")
  await expect(title).toHaveValue(CHANGED)
  return title
}
