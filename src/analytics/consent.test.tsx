import {
  asksForPrivacy,
  consentKey,
  onConsentElsewhere,
  storeConsent,
  storedConsent,
} from "./consent"

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("nothing is chosen at first", () => {
  expect(storedConsent()).toBeUndefined()
})

it("a choice is kept, and another takes its place", () => {
  storeConsent("granted")
  expect(storedConsent()).toBe("granted")
  storeConsent("denied")
  expect(storedConsent()).toBe("denied")
})

it("a stored value that means nothing is no consent", () => {
  localStorage.setItem(consentKey, "true")
  expect(storedConsent()).toBeUndefined()
})

it("without storage, a choice lasts for the page", () => {
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
  it(`${name}: ${expected ? "nothing may be counted" : "the reader may be asked"}`, () => {
    expect(asksForPrivacy(browser, page)).toBe(expected)
  })
}

it("hears of other tabs and of coming back to a kept page, and of nothing else", () => {
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
