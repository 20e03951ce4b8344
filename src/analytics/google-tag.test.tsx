import { pageView } from "./events"
import { consentScript, sendEvent, startTag, stopTag } from "./google-tag"
import { withheldAddress } from "./withheld-address"

const id = "G-0000000000"
const address = `https://www.googletagmanager.com/gtag/js?id=${id}`
const gtag = jest.fn()
const scripts = () => document.querySelectorAll<HTMLScriptElement>("script")

beforeEach(() => {
  gtag.mockClear()
  document.head.innerHTML = `<script type="text/plain" ${withheldAddress}="${address}"></script>`
  Object.assign(window, { gtag, dataLayer: undefined })
})

it("denies all consent before any other command", () => {
  new Function("window", consentScript)(window)
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] }
  const [command, kind, signals] = Array.from(dataLayer[0] ?? [])
  expect([command, kind]).toEqual(["consent", "default"])
  expect(new Set(Object.values(signals as object))).toEqual(new Set(["denied"]))
})

it("loads the withheld script once, after granting consent", () => {
  startTag(id)
  startTag(id)
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]).toMatchObject({ src: address, async: true, type: "" })
  expect(gtag.mock.calls.filter(([command]) => command === "set")).toHaveLength(1)
  expect(gtag.mock.calls[0]).toEqual(["consent", "update", { analytics_storage: "granted" }])
})

it("sets Google's opt-out flag and removes only Google's cookies when stopped", () => {
  for (const cookie of ["_ga=1", "_ga_0000000000=2", "other=3"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does.
    document.cookie = cookie
  }
  stopTag(id)
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(true)
  expect(document.cookie).toBe("other=3")
  startTag(id)
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(false)
})

it("sets the address for Google's own events before sending an event", () => {
  const event = pageView({ address: "https://a.example/blog", title: "Blog" })
  sendEvent(event)
  expect(gtag.mock.calls).toEqual([
    ["set", { page_location: "https://a.example/blog" }],
    ["event", "page_view", event.parameters],
  ])
})

it("does not throw when the plugin's command function is missing", () => {
  Object.assign(window, { gtag: undefined })
  expect(() => sendEvent(pageView({ address: "https://a.example/", title: "" }))).not.toThrow()
})
