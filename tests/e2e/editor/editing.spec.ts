import { expect } from "@playwright/test"

import {
  button,
  CHANGED,
  changeTitle,
  PROJECT,
  problems,
  SLUG,
  saveIn,
  scrollTo,
  TITLE,
  test,
  titleField,
} from "./editor-fixture"

test("a project is edited offline, its other lines stay; settings show each preset", async ({ page, editor }) => {
  const commented = editor
    .read(PROJECT)
    .replace(/^title: .*$/m, (line) => `# The name on the cover.\n${line} # do not translate`)
    .replace(/^tags: .*$/m, "tags:\n  # the first is the shelf\n  - Letters # and diaries\n\n  - Harbours")
  editor.write(PROJECT, commented)
  await editor.open("projects")
  await page.getByText(TITLE).click()
  await titleField(page).fill("Letters of a Keeper")
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
    .replace(`title: "${TITLE}"`, 'title: "Letters of a Keeper"')
    .replace("role: Editor", "role: Keeper")
    .replace("  - Harbours", "  - Islands")
    .replace("The keeper wrote", "First. The keeper wrote")
  expect(editor.read(PROJECT)).toBe(expected)
  await expect(problems(page)).toBeHidden()

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

test("who saves by keys goes on typing in the same field", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  for (const words of [" of 1903", ", read again"]) {
    await saveIn(page, () => page.keyboard.press("Control+s"))
    await expect(title).toBeFocused()
    await page.keyboard.type(words)
  }
  await expect(title).toHaveValue(`${CHANGED} of 1903, read again`)
})

test("changes are reverted only after a question, and saved when the server runs again", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  for (const [isConfirmed, value] of [
    [true, TITLE],
    [false, CHANGED],
  ] as const) {
    await title.fill(CHANGED)
    page.once("dialog", (dialog) => (isConfirmed ? dialog.accept() : dialog.dismiss()))
    await button(page, "Show Editor Options").click()
    await page.getByRole("menuitem", { name: "Revert All Changes" }).click()
    await expect(title).toHaveValue(value)
  }
  await editor.stop()
  await button(page, "Save").click()
  const message = "The editor is not running: npm run edit. Your text is still here"
  await expect(problems(page)).toContainText(message)
  await expect(page.getByRole("alertdialog")).toContainText(message)
  await button(page, "OK").click()
  await expect(title).toHaveValue(CHANGED)
  await editor.start()
  await editor.save()
  await expect(problems(page)).toBeHidden()
  expect(editor.read(PROJECT)).toContain(CHANGED)
})

test("the problems of a saved file are shown at its fields, until another form opens", async ({ page, editor }) => {
  editor.write(PROJECT, editor.read(PROJECT).replace(/^tags: .*$/m, "tags: [Letters, letters]\nunknown: 1"))
  editor.write("about.md", "---\ntitle: About\n---\n")
  const panel = problems(page)
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
