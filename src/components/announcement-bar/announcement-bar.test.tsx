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

it("says its text and links to more", () => {
  render(<AnnouncementBar {...bar} />)
  expect(screen.getByRole("region", { name: "Announcement" })).toHaveTextContent(
    "Version 2 is near.",
  )
  expect(screen.getByRole("link", { name: "Read on" })).toHaveAttribute("href", "/blog")
})

it("closing it is stored under two keys", async () => {
  render(<AnnouncementBar {...bar} />)
  await userEvent.click(screen.getByRole("button", { name: "Close announcement" }))
  expect(root).toHaveAttribute("data-announcement", "dismissed")
  expect(localStorage.getItem(dismissedKey)).toBe("true")
  expect(localStorage.getItem(announcementIdKey)).toBe("v2")
})

it("a closed bar is hidden before the page is painted", async () => {
  render(<AnnouncementBar {...bar} />)
  await userEvent.click(screen.getByRole("button", { name: "Close announcement" }))
  root.removeAttribute("data-announcement")
  runScript("v2")
  expect(root).toHaveAttribute("data-announcement", "dismissed")
})

it("a bar with a new id shows although the old one was closed", () => {
  localStorage.setItem(dismissedKey, "true")
  localStorage.setItem(announcementIdKey, "v1")
  runScript("v2")
  expect(root).not.toHaveAttribute("data-announcement")
})

it("a new id resets the stored dismissal", () => {
  localStorage.setItem(dismissedKey, "true")
  localStorage.setItem(announcementIdKey, "v1")
  render(<AnnouncementBar {...bar} />)
  expect(localStorage.getItem(dismissedKey)).toBe("false")
  expect(localStorage.getItem(announcementIdKey)).toBe("v2")
})

it("an id cannot end the script it is written into", () => {
  expect(announcementScript("</script><script>")).not.toContain("</script>")
})
