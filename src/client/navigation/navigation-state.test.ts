import { pageError, showError } from "~/src/client/navigation/navigation-state"

test("E2: the first error wins until a page clears it", () => {
  showError({ status: 410, message: "first" })
  showError({ status: 404, message: "second" })
  expect(pageError.get()).toEqual({ status: 410, message: "first" })
  pageError.set(null)
  showError({ status: 404, message: "second" })
  expect(pageError.get()?.message).toBe("second")
})
