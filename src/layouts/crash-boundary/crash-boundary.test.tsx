import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CrashBoundary } from "."

let fault: unknown

function Page() {
  if (fault) throw fault
  return <p>The page</p>
}

const page = (path = "/a", data?: object) => (
  <>
    <header>Header</header>
    <CrashBoundary path={path} data={data}>
      <Page />
    </CrashBoundary>
  </>
)

beforeEach(() => {
  // React logs thrown errors to the console.
  jest.spyOn(console, "error").mockImplementation(() => {})
  fault = new Error("no payoff", { cause: new Error("no strike") })
})

afterEach(() => {
  fault = undefined
  jest.restoreAllMocks()
})

it("shows that the page crashed, with the error and its causes", () => {
  render(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page crashed.")
  expect(screen.getAllByRole("listitem").map(item => item.textContent)).toEqual([
    "no payoff",
    "Cause: no strike",
  ])
})

it("sets a document title that reports the crash", async () => {
  render(page())
  await waitFor(() => expect(document.title).toBe("Page Error"))
  expect(document.documentElement).toHaveAttribute("lang", "en")
})

it("moves the focus to the heading", () => {
  render(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus()
})

it("leaves the rest of the page in place", () => {
  render(page())
  expect(screen.getByText("Header")).toBeInTheDocument()
})

it("shows the page when it no longer throws on a retry", async () => {
  render(page())
  fault = undefined
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("shows the crash again when the page still throws on a retry", async () => {
  render(page())
  fault = new Error("another fault")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByRole("listitem")).toHaveTextContent("another fault")
})

it("resets when another page is shown", () => {
  const { rerender } = render(page("/a"))
  fault = undefined
  rerender(page("/b"))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("resets when the same page gets new data, as after an edit", () => {
  const { rerender } = render(page("/a", {}))
  fault = undefined
  rerender(page("/a", {}))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("accepts a thrown value that is not an error", () => {
  fault = "just text"
  render(page())
  expect(screen.getByRole("listitem")).toHaveTextContent("just text")
})
