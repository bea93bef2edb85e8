import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { readStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

const STORAGE_MODULE = "src/client/browser-storage.ts"
/** Removes the cookies of the Google tag. */
const COOKIE_REMOVAL = "src/client/analytics/google-tag.ts"
const STORAGE = /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\.cookie/

test("Y3: only one module stores anything, under the keys that the privacy page lists", () => {
  const users = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => path.posix.join("src", file))
    .filter((file) => STORAGE.test(readFileSync(file, "utf8")))
  expect(users.sort()).toEqual([COOKIE_REMOVAL, STORAGE_MODULE].sort())
})

test("pages are rendered without the storage of Node 25 and later, which prints a warning", () => {
  const getItem = jest.fn(() => "true")
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem } })
  expect(readStored(THEME_KEY)).toBeNull()
  expect(getItem).not.toHaveBeenCalled()
})
