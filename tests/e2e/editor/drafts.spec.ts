import { expect, type Page } from "@playwright/test"

import { dropTimers } from "~/tests/e2e/conditions"

import {
  button,
  CHANGED,
  changeTitle,
  expectSaved,
  PROJECT,
  problems,
  saveIn,
  TITLE,
  test,
  titleField,
} from "./editor-fixture"

const LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
  "the button of the editor": (page) => button(page, "Cancel Editing").click(),
  "the button Back of the browser": (page) => page.evaluate(() => void setTimeout(() => history.back())),
  "a reload": (page) => page.evaluate(() => void setTimeout(() => location.reload())),
}

/** Waits until the drafts that Sveltia keeps in the browser, which it offers again, have these titles. */
function expectDrafts(page: Page, titles: string[]): Promise<void> {
  return expect(() => expect(draftsIn(page)).resolves.toEqual(titles)).toPass()
}

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

/** Has the draft restored. Escape answers nothing: Sveltia would discard the draft. */
async function restore(page: Page, name = "Restore"): Promise<void> {
  await button(page, name).waitFor()
  await page.keyboard.press("Escape")
  await button(page, name).click()
}

test("unsaved changes are left only after a question, and offered again in any tab", async ({ page, editor }) => {
  // A draft must not wait for the half second that Sveltia would.
  await dropTimers(page, 500)
  const title = await changeTitle(page, editor)
  for (const [way, leave] of Object.entries(LEAVE)) {
    await expectDrafts(page, [CHANGED])
    for (const isLeft of [false, true]) {
      const question = page.waitForEvent("dialog")
      const done = leave(page)
      await (isLeft ? (await question).accept() : (await question).dismiss())
      await done
      if (!isLeft) await expect(title).toHaveValue(CHANGED)
    }
    if (way !== "a reload") await page.getByText(`${TITLE} (`).click()
    await restore(page)
    await expect(title, way).toHaveValue(CHANGED)
  }
  const next = await page.context().newPage()
  await next.goto(page.url())
  await titleField(next).click()
  await titleField(next).fill("Another Title")
  await saveIn(next)
  // Without the question of a page that is closed.
  await page.close({ runBeforeUnload: false })
  await next.reload()
  await button(next, "Restore").click()
  await expect(titleField(next)).toHaveValue(CHANGED)
  const question = next.waitForEvent("dialog")
  const saved = saveIn(next)
  expect((await question).message()).toContain("has changed since you began this text")
  await (await question).accept()
  await saved
  // Nothing is asked any more, and nothing offered.
  next.on("dialog", (dialog) => expect(dialog.message()).toBeNull())
  await button(next, "Cancel Editing").click()
  // In the list: the form, which also shows the title, may still be leaving.
  await next.getByText(`${CHANGED} (`).click()
  await expect(titleField(next)).toHaveValue(CHANGED)
  await expectDrafts(next, [])
})

test("a draft outlives a new configuration, and Escape does not discard it in German", async ({ page, editor }) => {
  const title = await changeTitle(page, editor)
  await expectDrafts(page, [CHANGED])
  page.on("dialog", (dialog) => dialog.accept())
  await page.evaluate(() => localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "de" })))
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"load_config_file"', '"app_title":"A new name",$&')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await restore(page, "Wiederherstellen")
  await expect(title).toHaveValue(CHANGED)
})

// scripts/edit/edit-server.test.ts proves that the refused text is kept in a file, which the terminal names.
test("a text that another tab saved over is offered again, and saved after a question", async ({ page, editor }) => {
  const answers: string[] = []
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") return dialog.accept()
    answers.push(dialog.message())
    return dialog.dismiss()
  })
  const title = await changeTitle(page, editor)
  await expectDrafts(page, [CHANGED])
  const other = editor.read(PROJECT).replace("The keeper wrote", "The keeper's wife wrote")
  editor.write(PROJECT, other)
  // Whichever saves last is refused, and has the draft.
  await button(page, "Save").click()
  await expect(problems(page)).toContainText("has changed since the editor read it")
  await expect(page.getByRole("alertdialog")).toContainText("Copy what you wrote, reload this page")
  await page.reload()
  await button(page, "Restore").click()
  await expect(title).toHaveValue(CHANGED)
  await button(page, "Save").click()
  await expect(problems(page)).toContainText("has changed since you began")
  expect(answers).toEqual([
    `content/${PROJECT} has changed since you began this text. Saving replaces that change. Save?`,
  ])
  expect(editor.read(PROJECT)).toBe(other)
  await page.reload()
  await button(page, "Discard").click()
  await title.fill("Another Title")
  await button(page, "Save").click()
  await expectSaved(page)
  expect(answers).toHaveLength(1)
  expect(editor.read(PROJECT)).toBe(other.replace(TITLE, "Another Title"))
})
