import { googleTag } from "~/src/client/analytics/google-tag"

// tests/e2e/privacy/analytics.spec.ts proves when its scripts run, and what they send.
test("Y3: stopping disables every id, removes only the tag's cookies, and cancels a waiting page view", () => {
  for (const name of ["_ga", "_ga_ABC", "_gcl_au", "other"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets them
    document.cookie = `${name}=1; path=/`
  }
  const gtag = jest.fn()
  Object.assign(window, { gtag })
  jest.useFakeTimers()
  const tag = googleTag(["G-A", "AW-1"])
  tag.start()
  expect(window).toMatchObject({ "ga-disable-G-A": false, "ga-disable-AW-1": false })
  tag.send({ route: "/projects/[name]", path: "/projects/note-g" })
  tag.stop()
  expect(window).toMatchObject({ "ga-disable-G-A": true, "ga-disable-AW-1": true })
  expect(document.cookie).toBe("other=1")
  jest.runAllTimers()
  expect(gtag).not.toHaveBeenCalled()
})
