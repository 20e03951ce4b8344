import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { AnnouncementBar } from "."
import { announcementIdKey, announcementScript, dismissedKey } from "./dismissal"

const bar = { id: "v2", text: "Version 2 is near.", links: [{ label: "Read on", href: "/blog" }] }
const root = document.documentElement
const runScript = (id: string) => new Function(announcementScript(id))()

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute("data-announcement")
})

it("shows its text and links", () => {
  render(<AnnouncementBar {...bar} />)
  expect(screen.getByRole("region", { name: "Announcement" })).toHaveTextContent(
    "Version 2 is near.",
  )
  expect(screen.getByRole("link", { name: "Read on" })).toHaveAttribute("href", "/blog")
})

it("stores the dismissal under two keys when it is closed", async () => {
  render(<AnnouncementBar {...bar} />)
  await userEvent.click(screen.getByRole("button", { name: "Close announcement" }))
  expect(root).toHaveAttribute("data-announcement", "dismissed")
  expect(localStorage.getItem(dismissedKey)).toBe("true")
  expect(localStorage.getItem(announcementIdKey)).toBe("v2")
})

it("stays hidden before the first paint when it was closed", async () => {
  render(<AnnouncementBar {...bar} />)
  await userEvent.click(screen.getByRole("button", { name: "Close announcement" }))
  root.removeAttribute("data-announcement")
  runScript("v2")
  expect(root).toHaveAttribute("data-announcement", "dismissed")
})

it("shows again when its id differs from that of the closed bar", () => {
  localStorage.setItem(dismissedKey, "true")
  localStorage.setItem(announcementIdKey, "v1")
  runScript("v2")
  expect(root).not.toHaveAttribute("data-announcement")
})

it("resets the stored dismissal when its id is new", () => {
  localStorage.setItem(dismissedKey, "true")
  localStorage.setItem(announcementIdKey, "v1")
  render(<AnnouncementBar {...bar} />)
  expect(localStorage.getItem(dismissedKey)).toBe("false")
  expect(localStorage.getItem(announcementIdKey)).toBe("v2")
})

it("escapes an id that would end the script", () => {
  expect(announcementScript("</script><script>")).not.toContain("</script>")
})
