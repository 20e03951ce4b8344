import { waitFor } from "@testing-library/react"
import { consentKey } from "./consent"
import type { AnalyticsEvent } from "./events"

/** Receives the commands for Google's script. */
const gtag = jest.fn()
const sent = () => gtag.mock.calls.filter(([command]) => command === "event")

const view = (path: string): AnalyticsEvent => ({
  name: "page_view",
  parameters: { page_title: path, page_location: `https://a.example${path}`, page_path: path },
})

/** Loads analytics as on a newly opened page, with the reader's choice from an earlier visit. */
async function open(choice?: "granted" | "denied", id = "G-0000000000") {
  if (choice) localStorage.setItem(consentKey, choice)
  process.env.GATSBY_ANALYTICS_ID = id
  jest.resetModules()
  return await import("./start")
}

beforeEach(() => {
  gtag.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(window, { gtag })
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] })
})
afterEach(() => {
  delete process.env.GATSBY_ANALYTICS_ID
})

it("sends events in order when some are tracked before the lazy module has loaded", async () => {
  const { startAnalytics, track } = await open("granted")
  track(view("/first"))
  startAnalytics()
  await waitFor(() => expect(sent()).toHaveLength(1))
  track(view("/second"))
  expect(sent().map(([, name, { page_path }]) => [name, page_path])).toEqual([
    ["page_view", "/first"],
    ["page_view", "/second"],
  ])
})

it("redacts events before sending them", async () => {
  const { startAnalytics, track } = await open("granted")
  track(view("/search?q=ann@example.org"))
  startAnalytics()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.stringify(gtag.mock.calls)).not.toContain("ann")
})

it.each([undefined, "denied"] as const)(
  "sends nothing until the reader consents when the choice is %s",
  async choice => {
    const { startAnalytics, track } = await open(choice)
    const { storeConsent } = await import("./consent")
    track(view("/first"))
    startAnalytics()
    // `stopTag` calls gtag for both choices, which shows that the lazy module has loaded.
    await waitFor(() => expect(gtag).toHaveBeenCalled())
    track(view("/second"))
    storeConsent("granted")
    expect(sent()).toEqual([])
    track(view("/third"))
    expect(sent().map(([, , { page_path }]) => page_path)).toEqual(["/third"])
  },
)

it("sends the address and title in the next frame when a page is shown", async () => {
  const { startAnalytics, trackPageView } = await open("granted")
  trackPageView({ href: "https://a.example/blog?a=1" })
  document.title = "Blog"
  startAnalytics()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[2]).toEqual({
    page_title: "Blog",
    page_location: "https://a.example/blog?a=1",
    page_path: "/blog?a=1",
  })
})

it("does nothing when the site has no measurement id", async () => {
  const { startAnalytics, trackPageView, track } = await open("granted", "")
  const frame = jest.spyOn(window, "requestAnimationFrame")
  startAnalytics()
  track(view("/"))
  trackPageView({ href: "https://a.example/" })
  expect(frame).not.toHaveBeenCalled()
  expect(gtag).not.toHaveBeenCalled()
})
