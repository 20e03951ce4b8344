import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import { fakeMatchMedia, toggle } from "../../../tests/helpers/browser"
import { afterPaint } from "../../browser/defer-offscreen/after-paint"
import { breakpoints } from "../../site.config"
import { closes, opens, popover } from "./popover"
import { useDrawer } from "./use-drawer"

const drawn = () => new Promise<void>(resolve => afterPaint(() => afterPaint(resolve)))

function Page({ path = "/" }: { path?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useDrawer(ref, path)
  return (
    <>
      <main>outside</main>
      <div>
        <p>beside</p>
        <div ref={ref} id="drawer" role="dialog" aria-label="Drawer" {...popover}>
          <button type="button" {...closes("drawer")}>
            Close
          </button>
          <a href="#there">There</a>
          <button type="button">Here</button>
        </div>
        <button type="button" {...opens("drawer")}>
          Open
        </button>
      </div>
    </>
  )
}

const wide = `(min-width: ${breakpoints.desktop + 1}px)`

function open() {
  const drawer = screen.getByRole("dialog")
  const hidePopover = jest.fn()
  Object.assign(drawer, { hidePopover, matches: (query: string) => query === ":popover-open" })
  act(() => toggle(drawer, "open"))
  return { drawer, hidePopover }
}

beforeEach(() => {
  fakeMatchMedia()
})

it("makes everything outside inert when it opens", async () => {
  render(<Page />)
  const { drawer } = open()
  await waitFor(() => expect(screen.getByText("outside")).toHaveAttribute("inert"))
  expect(screen.getByText("beside")).toHaveAttribute("inert")
  expect(drawer.closest("[inert]")).toBeNull()
})

it("releases the page when it closes, even after it opened repeatedly", async () => {
  render(<Page />)
  const { drawer } = open()
  act(() => toggle(drawer, "open"))
  await drawn()
  expect(screen.getByText("outside")).toHaveAttribute("inert")
  act(() => toggle(drawer, "closed"))
  expect(screen.getByRole("button", { name: "Open" })).not.toHaveAttribute("inert")
  await drawn()
  expect(document.querySelector("[inert]")).toBeNull()
})

it("keeps the page from scrolling when it is open", async () => {
  render(<Page />)
  const { drawer } = open()
  await drawn()
  expect(document.documentElement.dataset).toHaveProperty("held")
  act(() => toggle(drawer, "closed"))
  await drawn()
  expect(document.documentElement.dataset).not.toHaveProperty("held")
})

it("releases the page when it unmounts while open", async () => {
  const { container, unmount } = render(<Page />)
  open()
  await drawn()
  unmount()
  expect(container.ownerDocument.querySelector("[inert]")).toBeNull()
})

it("closes when a link in it is followed, but not when a button is pressed", async () => {
  render(<Page />)
  const { hidePopover } = open()
  await userEvent.click(screen.getByRole("button", { name: "Here" }))
  expect(hidePopover).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole("link", { name: "There" }))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

it("closes when the window becomes wide", () => {
  const media = fakeMatchMedia()
  render(<Page />)
  const { hidePopover } = open()
  media(wide).change(true)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

it("stays open and traps focus when the reader opened it before the script ran", () => {
  const hidePopover = jest.fn()
  Object.assign(HTMLElement.prototype, { hidePopover })
  const matches = jest
    .spyOn(HTMLElement.prototype, "matches")
    .mockImplementation(query => query === ":popover-open")
  const { unmount } = render(<Page />)
  expect(hidePopover).not.toHaveBeenCalled()
  expect(screen.getByText("outside")).toHaveAttribute("inert")
  unmount()
  matches.mockRestore()
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover")
})

it("closes when the route changes", () => {
  const { rerender } = render(<Page path="/a" />)
  const { hidePopover } = open()
  rerender(<Page path="/b" />)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
