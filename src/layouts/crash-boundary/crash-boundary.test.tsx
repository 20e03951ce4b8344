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

it("says that the page crashed, why, and what caused that", () => {
  render(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page crashed.")
  expect(screen.getAllByRole("listitem").map(item => item.textContent)).toEqual([
    "no payoff",
    "Cause: no strike",
  ])
})

it("gives the browser a title that says so", async () => {
  render(page())
  await waitFor(() => expect(document.title).toBe("Page Error"))
  expect(document.documentElement).toHaveAttribute("lang", "en")
})

it("moves the focus to the heading", () => {
  render(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus()
})

it("leaves what is around it", () => {
  render(page())
  expect(screen.getByText("Header")).toBeInTheDocument()
})

it("trying again shows the page where it no longer throws", async () => {
  render(page())
  fault = undefined
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("trying again shows the crash again where it still throws", async () => {
  render(page())
  fault = new Error("another fault")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByRole("listitem")).toHaveTextContent("another fault")
})

it("another page starts afresh", () => {
  const { rerender } = render(page("/a"))
  fault = undefined
  rerender(page("/b"))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("the same page starts afresh with other data, as they come when an editor mends them", () => {
  const { rerender } = render(page("/a", {}))
  fault = undefined
  rerender(page("/a", {}))
  expect(screen.getByText("The page")).toBeInTheDocument()
})

it("takes what is no error", () => {
  fault = "just text"
  render(page())
  expect(screen.getByRole("listitem")).toHaveTextContent("just text")
})
