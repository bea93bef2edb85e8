import { readFileSync } from "node:fs"

import { listFiles } from "~/scripts/command/list-files"
import { readStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

const STORAGE_MODULE = "src/client/browser-storage.ts"
/** Removes the cookies of the Google tag. */
const COOKIE_REMOVAL = "src/client/analytics/google-tag.ts"
const STORAGE = /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\.cookie/

test("Y3: only one module stores anything, under the keys that the privacy page lists", () => {
  const files = listFiles("src").filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  const users = files.filter((file) => STORAGE.test(readFileSync(file, "utf8")))
  expect(users.sort()).toEqual([COOKIE_REMOVAL, STORAGE_MODULE].sort())
})

test("pages are rendered without the storage of Node 25 and later, which prints a warning", () => {
  const getItem = jest.fn(() => "true")
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem } })
  expect(readStored(THEME_KEY)).toBeNull()
  expect(getItem).not.toHaveBeenCalled()
})
