import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { test as base, type Dialog, expect, type Locator, type Page } from "@playwright/test"

import { startEditor } from "~/scripts/edit/edit-server"
import { type EditorFiles, editorFiles } from "~/scripts/edit/editor-files"
import { publishedEditor } from "~/src/build/editor/published-editor"
import { dropTimers } from "~/tests/e2e/conditions"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const SLUG = "keepers-letters"
const PROJECT = `projects/${SLUG}/index.md`

/** The editor of `npm run edit` on a copy of the fixture site, and what it asked of other hosts. */
type Editor = {
  open: (path: string) => Promise<void>
  save: () => Promise<void>
  stop: () => Promise<void>
  start: () => Promise<void>
  root: string
  foreign: string[]
  printed: string[]
}

const test = base.extend<{ editor: Editor }, { files: EditorFiles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
  files: [async ({}, use) => use(await editorFiles()), { scope: "worker" }],
  editor: async ({ page, files }, use) => {
    const root = path.join(mkdtempSync(path.join(tmpdir(), "editor-")), "content")
    cpSync(FIXTURE_CONTENT, root, { recursive: true })
    const printed: string[] = []
    const preview = {
      origin: "http://localhost:8000",
      isRunning: async () => false,
      start: () => void printed.push("npm start"),
    }
    const options = { root, files, preview, temporary: path.dirname(root), log: (line: string) => printed.push(line) }
    let editor = await startEditor(options)
    const foreign: string[] = []
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (/^http/.test(url.protocol) && url.origin !== editor.origin) foreign.push(request.url())
    })
    await use({
      root,
      foreign,
      printed,
      open: async (at) => {
        await page.goto(`${editor.origin}/#/collections/${at}`)
      },
      save: () => saveIn(page),
      stop: () => editor.stop(),
      start: async () => {
        editor = await startEditor({ ...options, port: Number(new URL(editor.origin).port) })
      },
    })
    await editor.stop()
    rmSync(path.dirname(root), { recursive: true })
  },
})

// Without the editor's transitions, which take a tenth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Saves, and waits for the answer of the server, and until nothing is left to save. */
async function saveIn(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === "PUT")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await saved
  await expectSaved(page)
}

/** The message that says so disappears after some seconds, which may be sooner than a test on a busy machine looks. */
function expectSaved(page: Page): Promise<void> {
  return expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled()
}

/** Fields are made when they come near the window. */
async function scrollTo(page: Page, field: string): Promise<Locator> {
  const found = page.locator(`[data-key-path="${field}"]`).first()
  await page.getByRole("textbox", { name: "Title", exact: true }).first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    expect(await found.count()).toBe(1)
  }).toPass()
  await found.scrollIntoViewIfNeeded()
  return found
}

test("a project is edited offline, its other lines stay; settings show each preset", async ({ page, editor }) => {
  const file = path.join(editor.root, PROJECT)
  const commented = readFileSync(file, "utf8")
    .replace(/^title: .*$/m, (line) => `# The name on the cover.\n${line} # do not translate`)
    .replace(/^tags: .*$/m, "tags:\n  # the first is the shelf\n  - Letters # and diaries\n\n  - Harbours")
  writeFileSync(file, commented)
  await editor.open("projects")
  await page.getByText("The Keeper's Letters").click()
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Letters of a Keeper")
  await (await scrollTo(page, "role")).getByRole("textbox").fill("Keeper")
  const tags = (await scrollTo(page, "tags")).getByRole("textbox")
  // Each entry is made in its own time.
  await expect(tags).toHaveCount(2)
  await tags.last().fill("Islands")
  const text = (await scrollTo(page, "body")).getByRole("textbox")
  await expect(text).toHaveValue(/The keeper wrote/)
  await expect(page.locator("[data-key-path=body] [role=toolbar]")).toBeHidden()
  await text.press("Control+Home")
  await page.keyboard.insertText("First. ")
  await editor.save()
  const expected = commented
    .replace(`title: "The Keeper's Letters"`, 'title: "Letters of a Keeper"')
    .replace("role: Editor", "role: Keeper")
    .replace("  - Harbours", "  - Islands")
    .replace("The keeper wrote", "First. The keeper wrote")
  expect(readFileSync(file, "utf8")).toBe(expected)
  await expect(page.locator("#problems")).toBeHidden()

  await editor.open("settings/entries/site")
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Show the page" }).click()
  await expect((await opened).getByText("npm start has prepared")).toBeVisible()
  expect(editor.printed.filter((line) => line === "npm start")).toHaveLength(1)
  const theme = await scrollTo(page, "theme")
  await theme.getByRole("checkbox").first().click()
  const presets = theme.locator('[data-key-path="theme.preset"]').getByRole("radio")
  await expect(presets).toHaveCount(5)
  for (const preset of (await presets.all()).slice(1)) {
    const image = preset.locator("~ label").evaluate((label) => getComputedStyle(label, "::after").content)
    expect(await image).toContain("data:image/svg+xml")
  }
  expect(editor.foreign).toEqual([])
})

/** Opens a project from the list, and changes its title as a person does. */
async function changeTitle(page: Page, editor: Editor): Promise<Locator> {
  await editor.open("projects")
  await page.getByText("The Keeper's Letters").click()
  const title = page.getByRole("textbox", { name: "Title", exact: true })
  await title.click()
  await title.press("End")
  await page.keyboard.type(" and Diaries")
  await expect(title).toHaveValue(CHANGED)
  return title
}

const CHANGED = "The Keeper's Letters and Diaries"
const LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
  "the button of the editor": (page) => page.getByRole("button", { name: "Cancel Editing" }).click(),
  "the button Back of the browser": (page) => page.evaluate(() => void setTimeout(() => history.back())),
  "a reload": (page) => page.evaluate(() => void setTimeout(() => location.reload())),
}
test("who saves by keys goes on typing in the same field", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  for (const words of [" of 1903", ", read again"]) {
    const saved = page.waitForResponse((response) => response.request().method() === "PUT")
    await page.keyboard.press("Control+s")
    await saved
    await expectSaved(page)
    await expect(title).toBeFocused()
    await page.keyboard.type(words)
  }
  await expect(title).toHaveValue(`${CHANGED} of 1903, read again`)
})

test("unsaved changes are left only after a question, and offered again in any tab", async ({ page, editor }) => {
  // A draft must not wait for the half second that Sveltia would.
  await dropTimers(page, 500)
  const title = await changeTitle(page, editor)
  for (const [way, leave] of Object.entries(LEAVE)) {
    // Sveltia's draft of what was typed, which is what is offered again.
    await expect(() => expect(draftsIn(page)).resolves.toEqual([CHANGED])).toPass()
    for (const isLeft of [false, true]) {
      const question = page.waitForEvent("dialog")
      const done = leave(page)
      await (isLeft ? (await question).accept() : (await question).dismiss())
      await done
      if (!isLeft) await expect(title).toHaveValue(CHANGED)
    }
    if (way !== "a reload") await page.getByText("The Keeper's Letters (").click()
    const restore = page.getByRole("button", { name: "Restore" })
    await restore.waitFor()
    // It answers nothing: Sveltia would discard the draft.
    await page.keyboard.press("Escape")
    await restore.click()
    await expect(title, way).toHaveValue(CHANGED)
  }
  const next = await page.context().newPage()
  const nextTitle = next.getByRole("textbox", { name: "Title", exact: true })
  await next.goto(page.url())
  await nextTitle.click()
  await nextTitle.fill("Another Title")
  await saveIn(next)
  // Without the question of a page that is closed.
  await page.close({ runBeforeUnload: false })
  await next.reload()
  await next.getByRole("button", { name: "Restore" }).click()
  await expect(nextTitle).toHaveValue(CHANGED)
  const question = next.waitForEvent("dialog")
  const saved = saveIn(next)
  expect((await question).message()).toContain("has changed since you began this text")
  await (await question).accept()
  await saved
  // Nothing is asked any more, and nothing offered.
  next.on("dialog", (dialog) => expect(dialog.message()).toBeNull())
  await next.getByRole("button", { name: "Cancel Editing" }).click()
  // In the list: the form, which also shows the title, may still be leaving.
  await next.getByText(`${CHANGED} (`).click()
  await expect(nextTitle).toHaveValue(CHANGED)
  await expect(() => expect(draftsIn(next)).resolves.toEqual([])).toPass()
})

test("a draft outlives a new configuration, and Escape does not discard it in German", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  await expect(() => expect(draftsIn(page)).resolves.toEqual([CHANGED])).toPass()
  page.on("dialog", (dialog) => dialog.accept())
  await page.evaluate(() => localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "de" })))
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"load_config_file"', '"app_title":"A new name",$&')
    await route.fulfill({ response, body })
  })
  await page.reload()
  const restore = page.getByRole("button", { name: "Wiederherstellen" })
  await restore.waitFor()
  await page.keyboard.press("Escape")
  await restore.click()
  await expect(title).toHaveValue(CHANGED)
})

/** Returns the titles of the drafts that Sveltia keeps in the browser. */
function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("editor")
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction("draft-backups").objectStore("draft-backups").getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(({ currentValues }) => currentValues._default.title))
          }
        }
      }),
  )
}

test("changes are reverted only after a question, and saved when the server runs again", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  for (const [isConfirmed, value] of [
    [true, "The Keeper's Letters"],
    [false, CHANGED],
  ] as const) {
    await title.fill(CHANGED)
    page.once("dialog", (dialog) => (isConfirmed ? dialog.accept() : dialog.dismiss()))
    await page.getByRole("button", { name: "Show Editor Options" }).click()
    await page.getByRole("menuitem", { name: "Revert All Changes" }).click()
    await expect(title).toHaveValue(value)
  }
  await editor.stop()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  const message = "The editor is not running: npm run edit. Your text is still here"
  await expect(page.locator("#problems")).toContainText(message)
  await expect(page.getByRole("alertdialog")).toContainText(message)
  await page.getByRole("button", { name: "OK", exact: true }).click()
  await expect(title).toHaveValue(CHANGED)
  await editor.start()
  await editor.save()
  await expect(page.locator("#problems")).toBeHidden()
  expect(readFileSync(path.join(editor.root, PROJECT), "utf8")).toContain(CHANGED)
})

test("the problems of a saved file are shown at its fields, until another form opens", async ({ page, editor }) => {
  const file = path.join(editor.root, PROJECT)
  writeFileSync(file, readFileSync(file, "utf8").replace(/^tags: .*$/m, "tags: [Letters, letters]\nunknown: 1"))
  writeFileSync(path.join(editor.root, "about.md"), "---\ntitle: About\n---\n")
  const panel = page.locator("#problems")
  await editor.open(`projects/entries/${SLUG}/index`)
  await expect(panel.locator("summary")).toBeVisible()
  await expect(panel).not.toHaveAttribute("open")
  const experience = await scrollTo(page, "experience")
  await experience.getByRole("textbox").fill("no-such-job")
  await editor.save()
  await expect(experience).toContainText('"no-such-job"')
  // Sveltia names its fields in data-key-path; without that, the panel has all problems.
  await expect(panel.getByText("no-such-job")).toBeHidden()
  await expect((await scrollTo(page, "tags")).locator(".problem")).toContainText("letters")
  await expect(panel.getByText(`content/${PROJECT}:`).filter({ visible: true })).toContainText("unknown")
  await expect(panel).toContainText("content/about.md:")
  await page.goto(page.url().replace(/#.*/, "#/collections/projects"))
  await expect(panel.getByText("no-such-job")).toBeVisible()
  await page.getByText("A Harbour Clock").click()
  await expect(panel).not.toHaveAttribute("open")
  await expect(panel.locator("summary")).toBeVisible()
})

test("a text that another tab saved over is offered again, and saved after a question", async ({ page, editor }) => {
  const file = path.join(editor.root, PROJECT)
  const answers: string[] = []
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") return dialog.accept()
    answers.push(dialog.message())
    return dialog.dismiss()
  })
  const reload = async (button: string) => {
    await page.reload()
    await page.getByRole("button", { name: button }).click()
  }
  const save = () => page.getByRole("button", { name: "Save", exact: true }).click()
  const title = await changeTitle(page, editor)
  await expect(() => expect(draftsIn(page)).resolves.toEqual([CHANGED])).toPass()
  const other = readFileSync(file, "utf8").replace("The keeper wrote", "The keeper's wife wrote")
  writeFileSync(file, other)
  // Whichever saves last is refused, and has the draft.
  await save()
  await expect(page.locator("#problems")).toContainText("has changed since the editor read it")
  await expect(page.getByRole("alertdialog")).toContainText("Copy what you wrote, reload this page")
  const [printed = "", ...others] = editor.printed
  expect([printed, others]).toEqual([expect.stringContaining("Nothing was saved"), []])
  const copy = /A copy of what you wrote is in (.*)$/.exec(printed)?.[1] ?? ""
  expect(readFileSync(copy, "utf8")).toContain(CHANGED)
  await reload("Restore")
  await expect(title).toHaveValue(CHANGED)
  await save()
  await expect(page.locator("#problems")).toContainText("has changed since you began")
  expect(answers).toEqual([
    `content/${PROJECT} has changed since you began this text. Saving replaces that change. Save?`,
  ])
  expect(readFileSync(file, "utf8")).toBe(other)
  await reload("Discard")
  await title.fill("Another Title")
  await save()
  await expectSaved(page)
  expect(answers).toHaveLength(1)
  expect(readFileSync(file, "utf8")).toBe(other.replace("The Keeper's Letters", "Another Title"))
})

test("a new project is left without a question; pictures of it and of a page are files beside it", async ({
  page,
  editor,
}) => {
  const errors: string[] = []
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  const about = path.join(editor.root, "about.md")
  writeFileSync(about, "---\ntitle: About\ndescription: D.\n---\n")
  const refuseQuestion = (dialog: Dialog) => expect(dialog.message()).toBeNull()
  page.on("dialog", refuseQuestion)
  await editor.open("projects/new")
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Cancel Editing" }).click()
  await expect(page.getByText("The Keeper's Letters")).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  // Sveltia asks no other host for its fonts.
  expect(errors).toEqual([])
  page.off("dialog", refuseQuestion)
  await editor.open("projects/new")
  for (const [name, value] of [
    ["Title", "Über: a Lamp"],
    ["Summary", "It burns."],
    ["Date", "2024"],
  ] as const) {
    await page.getByRole("textbox", { name, exact: true }).fill(value)
  }
  const cover = await scrollTo(page, "cover")
  await cover.getByRole("checkbox").click()
  const picture = path.join(FIXTURE_CONTENT, "avatar.png")
  await cover.locator("input[type=file]").first().setInputFiles(picture)
  // The editor has read the file: a save before that would be one without it.
  await expect(cover.getByRole("button", { name: "Replace" })).toBeVisible()
  const [folder, message] = [
    path.join(editor.root, "projects/ueber-a-lamp"),
    "cover is a picture without a description",
  ]
  page.once("dialog", (dialog) => dialog.dismiss())
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("alertdialog")).toContainText(message)
  await expect(page.getByRole("alertdialog")).toContainText("The entry was not saved.")
  await page.getByRole("button", { name: "OK", exact: true }).click()
  // The picture, which Sveltia saves first, is no file without its text.
  expect(existsSync(folder)).toBe(false)
  await cover.getByRole("textbox", { name: "Description" }).fill("A lamp")
  await editor.save()
  expect(readFileSync(path.join(folder, "index.md"), "utf8")).toBe(
    '---\ntitle: "Über: a Lamp"\nsummary: It burns.\ndate: "2024"\ncover:\n  src: avatar.png\n  alt: A lamp\n---\n',
  )
  expect(readFileSync(path.join(folder, "avatar.png"))).toEqual(readFileSync(picture))
  await editor.open("pages/entries/about")
  const portrait = await scrollTo(page, "portrait")
  await portrait.getByRole("checkbox").click()
  await portrait
    .locator("input[type=file]")
    .first()
    .setInputFiles(path.join(editor.root, "projects", SLUG, "cover.png"))
  await portrait.getByRole("textbox", { name: "Description" }).fill("Me")
  await editor.save()
  expect(readFileSync(about, "utf8")).toContain("portrait:\n  src: cover.png\n  alt: Me\n")
})

test("a project with another address takes its folder along, and is deleted with it", async ({ page, editor }) => {
  const folder = (slug: string) => path.join(editor.root, "projects", slug)
  const openMenu = () => page.getByRole("button", { name: "Show Editor Options" }).click()
  await editor.open(`projects/entries/${SLUG}/index`)
  await openMenu()
  await page.getByRole("menuitem", { name: "Edit Slug" }).click()
  const panel = page.getByRole("group", { name: "Slug", exact: true })
  await panel.getByRole("button", { name: "Edit Slug" }).click()
  await panel.getByRole("textbox").fill("letters")
  await panel.getByRole("button", { name: "Done" }).click()
  await editor.save()
  expect(existsSync(folder(SLUG))).toBe(false)
  expect(existsSync(path.join(folder("letters"), "cover.png"))).toBe(true)
  const titled = page.getByRole("textbox", { name: "Title", exact: true })
  await titled.fill("Letters")
  await editor.save()
  const text = readFileSync(path.join(folder("letters"), "index.md"), "utf8")
  expect(text).toContain(`title: "Letters"`)
  expect(text).toContain(`aliases:\n  - /projects/${SLUG}\n`)
  expect(page.url()).toContain("/entries/letters/index")
  await page.reload()
  await expect(titled).toHaveValue("Letters")
  await openMenu()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("A Harbour Clock")).toBeVisible()
  expect(existsSync(folder("letters"))).toBe(false)
  const [, trash = ""] = /A copy is in (.*)/.exec(editor.printed.join("\n")) ?? []
  expect(readFileSync(path.join(trash, "projects/letters/index.md"), "utf8")).toBe(text)
})

test("the editor of a published site has its own policy, and asks GitHub only after a sign-in", async ({ page }) => {
  const files = await publishedEditor({ publish: true, repository: "ada/portfolio", branch: "main" }, "/portfolio")
  const foreign: string[] = []
  await page.route(/^https:/, (route, request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === "https://ada.test") {
      const name = pathname.replace(/^\/portfolio\//, "").replace(/\/$/, "/index.html")
      const body = files.get(name)
      if (body === undefined) return route.fulfill({ status: 404 })
      const contentType = { ".html": "text/html", ".js": "text/javascript" }[path.extname(name)] ?? "font/woff2"
      const headers = { "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" }
      return route.fulfill({ body: Buffer.from(body), contentType, headers })
    }
    foreign.push(request.url())
    return route.fulfill({ status: 401, json: { message: "Bad credentials" } })
  })
  await page.goto("https://ada.test/portfolio/admin/")
  await page.getByRole("button", { name: /token/i }).click()
  expect(foreign).toEqual([])
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("ghp_wrong")
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await expect(() => expect(foreign).toContain("https://api.github.com/user")).toPass()
  expect(foreign.filter((url) => !url.startsWith("https://api.github.com/"))).toEqual([])
})
