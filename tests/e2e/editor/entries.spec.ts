import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Dialog, expect } from "@playwright/test"

import { publishedEditor } from "~/src/build/editor/published-editor"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

import { button, SLUG, scrollTo, TITLE, test, titleField } from "./editor-fixture"

test("a new project is left without a question; pictures of it and of a page are files beside it", async ({
  page,
  editor,
}) => {
  const errors: string[] = []
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  editor.write("about.md", "---\ntitle: About\ndescription: D.\n---\n")
  const refuseQuestion = (dialog: Dialog) => expect(dialog.message()).toBeNull()
  page.on("dialog", refuseQuestion)
  await editor.open("projects/new")
  await expect(titleField(page)).toBeVisible()
  await button(page, "Cancel Editing").click()
  await expect(page.getByText(TITLE)).toBeVisible()
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
  page.once("dialog", (dialog) => dialog.dismiss())
  await button(page, "Save").click()
  await expect(page.getByRole("alertdialog")).toContainText("cover is a picture without a description")
  await expect(page.getByRole("alertdialog")).toContainText("The entry was not saved.")
  await button(page, "OK").click()
  // The picture, which Sveltia saves first, is no file without its text.
  const folder = path.join(editor.root, "projects/ueber-a-lamp")
  expect(existsSync(folder)).toBe(false)
  await cover.getByRole("textbox", { name: "Description" }).fill("A lamp")
  await editor.save()
  expect(editor.read("projects/ueber-a-lamp/index.md")).toBe(
    '---\ntitle: "Über: a Lamp"\nsummary: It burns.\ndate: "2024"\ncover:\n  src: avatar.png\n  alt: A lamp\n---\n',
  )
  expect(readFileSync(path.join(folder, "avatar.png"))).toEqual(readFileSync(picture))
  await editor.open("pages/entries/about")
  const portrait = await scrollTo(page, "portrait")
  await portrait.getByRole("checkbox").click()
  const file = path.join(editor.root, "projects", SLUG, "cover.png")
  await portrait.locator("input[type=file]").first().setInputFiles(file)
  await portrait.getByRole("textbox", { name: "Description" }).fill("Me")
  await editor.save()
  expect(editor.read("about.md")).toContain("portrait:\n  src: cover.png\n  alt: Me\n")
})

// scripts/edit/edit-server.test.ts proves that a copy of what is deleted stays.
test("a project with another address takes its folder along, and is deleted with it", async ({ page, editor }) => {
  const has = (file: string) => existsSync(path.join(editor.root, "projects", file))
  const openMenu = () => button(page, "Show Editor Options").click()
  await editor.open(`projects/entries/${SLUG}/index`)
  await openMenu()
  await page.getByRole("menuitem", { name: "Edit Slug" }).click()
  const panel = page.getByRole("group", { name: "Slug", exact: true })
  await panel.getByRole("button", { name: "Edit Slug" }).click()
  await panel.getByRole("textbox").fill("letters")
  await panel.getByRole("button", { name: "Done" }).click()
  await editor.save()
  expect([has(SLUG), has("letters/cover.png")]).toEqual([false, true])
  await titleField(page).fill("Letters")
  await editor.save()
  const text = editor.read("projects/letters/index.md")
  expect(text).toContain(`title: "Letters"`)
  expect(text).toContain(`aliases:\n  - /projects/${SLUG}\n`)
  expect(page.url()).toContain("/entries/letters/index")
  await page.reload()
  await expect(titleField(page)).toHaveValue("Letters")
  await openMenu()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("A Harbour Clock")).toBeVisible()
  expect(has("letters")).toBe(false)
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
  await button(page, "Sign In").click()
  await expect(() => expect(foreign).toContain("https://api.github.com/user")).toPass()
  expect(foreign.filter((url) => !url.startsWith("https://api.github.com/"))).toEqual([])
})
