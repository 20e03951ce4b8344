import {
  asksForPrivacy,
  consentKey,
  onConsentElsewhere,
  storeConsent,
  storedConsent,
} from "./consent"

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("returns undefined when nothing is stored", () => {
  expect(storedConsent()).toBeUndefined()
})

it("stores a choice, and replaces it when the reader chooses again", () => {
  storeConsent("granted")
  expect(storedConsent()).toBe("granted")
  storeConsent("denied")
  expect(storedConsent()).toBe("denied")
})

it("returns undefined when the stored value is not valid", () => {
  localStorage.setItem(consentKey, "true")
  expect(storedConsent()).toBeUndefined()
})

it("keeps a choice for the page when storage throws", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("denied")
    })
  storeConsent("denied")
  expect(storedConsent()).toBe("denied")
})

for (const [name, browser, page, expected] of [
  ["Global Privacy Control", { globalPrivacyControl: true }, {}, true],
  ["Do Not Track", { doNotTrack: "1" }, {}, true],
  ["Do Not Track of older browsers", {}, { doNotTrack: "1" }, true],
  ["tracking allowed", { doNotTrack: "0", globalPrivacyControl: false }, {}, false],
  ["no word of it", { doNotTrack: null }, {}, false],
] as const) {
  it(`treats ${name} as ${expected ? "a request for privacy" : "no request for privacy"}`, () => {
    expect(asksForPrivacy(browser, page)).toBe(expected)
  })
}

it("calls the listener only when another tab changes the choice or the page is restored from cache", () => {
  const listener = jest.fn()
  onConsentElsewhere(listener)
  dispatchEvent(new StorageEvent("storage", { key: "theme" }))
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }))
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent("storage", { key: consentKey }))
  dispatchEvent(new StorageEvent("storage", { key: null }))
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(3)
})
