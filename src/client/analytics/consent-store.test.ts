type Store = typeof import("~/src/client/analytics/consent-store")

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { __CONSENT_REQUIRED__: true })
})

/** As in a newly opened page. */
async function openPage(): Promise<Store> {
  jest.resetModules()
  return import("~/src/client/analytics/consent-store")
}

test("Y3: nothing is written before an answer", async () => {
  const { consentStore } = await openPage()
  consentStore.reopen()
  expect(consentStore.get()).toEqual({ isRequired: true, isRefused: false, choice: null, isReopened: true })
  expect(localStorage).toHaveLength(0)
})

test.each(["granted", "denied"] as const)("Y3: the answer %s is kept for the next page", async (choice) => {
  const first = await openPage()
  first.consentStore.reopen()
  first.consentStore.choose(choice)
  expect(first.consentStore.get()).toMatchObject({ choice, isReopened: false })
  const second = await openPage()
  expect(second.consentStore.get().choice).toBe(choice)
})

test("Y3: a stored value that is no answer is ignored, and left alone", async () => {
  localStorage.setItem("analytics-consent", "yes")
  const { consentStore } = await openPage()
  expect(consentStore.get().choice).toBeNull()
  expect(localStorage.getItem("analytics-consent")).toBe("yes")
})

test("Y3: where storage is blocked the answer counts for the visit", async () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
  }
  const { consentStore } = await openPage()
  consentStore.choose("granted")
  expect(consentStore.get().choice).toBe("granted")
})

test("Y3: an answer in another tab is an answer here, until stopped", async () => {
  const { consentStore, followOtherTabs } = await openPage()
  const heard = jest.fn()
  const stop = followOtherTabs()
  consentStore.subscribe(heard)
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }))
  tell("analytics-consent", "granted")
  expect(consentStore.get().choice).toBe("granted")
  tell("dark-mode", "true")
  expect(heard).toHaveBeenCalledTimes(1)
  tell(null, null)
  expect(consentStore.get().choice).toBeNull()
  stop()
  tell("analytics-consent", "denied")
  expect(consentStore.get().choice).toBeNull()
})

test("Y3: Global Privacy Control is a refusal", async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const { consentStore } = await openPage()
  expect(consentStore.get().isRefused).toBe(true)
  Object.assign(navigator, { globalPrivacyControl: false })
})
