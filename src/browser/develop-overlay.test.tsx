import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { DevelopProblems, Problem } from "../content/problem"
import { pageShownInDevelop, showContentProblems } from "./develop-overlay"

const problem = (file: string, message: string): Problem => ({
  file,
  line: 3,
  message,
  fix: "mend it",
})

/** Delivers problems as the develop server does. */
let tell: (problems: DevelopProblems) => void

function show(path: string) {
  window.history.replaceState(null, "", path)
  window.dispatchEvent(new Event(pageShownInDevelop))
}

beforeAll(() => {
  const source: { onmessage?: (event: { data: string }) => void } = {}
  Object.assign(window, {
    EventSource: function EventSource() {
      return source
    },
  })
  showContentProblems("/problems")
  tell = problems => source.onmessage?.({ data: JSON.stringify(problems) })
})

const warnings = {
  "/docs/a": [problem("a.md", "no alt text"), problem("a.md", "a second title")],
  "/docs/b": [problem("b.md", "an empty heading")],
}

it("lists errors over every page until they are fixed", () => {
  tell({ errors: [problem("x.md", "is broken")], warnings: {} })
  show("/")
  expect(screen.getByRole("alert", { name: "Problems in the content" })).toHaveTextContent(
    "x.md:3is broken→ mend it",
  )
  tell({ errors: [], warnings: {} })
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

it("counts the current page's warnings, and lists them when opened", async () => {
  show("/docs/a/")
  tell({ errors: [], warnings })
  const badge = screen.getByText("2 warnings about this page")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByText(/no alt text/)).not.toBeVisible()
  await userEvent.click(badge)
  expect(screen.getByText(/no alt text/)).toBeVisible()
  expect(within(document.body).queryByText(/an empty heading/)).not.toBeInTheDocument()
})

it("collapses when another page is shown, and disappears when that page has no warnings", () => {
  tell({ errors: [], warnings })
  show("/docs/b")
  expect(screen.getByText("1 warning about this page")).toBeVisible()
  expect(screen.getByText(/an empty heading/)).not.toBeVisible()
  show("/docs/c")
  expect(screen.queryByText(/about this page/)).not.toBeInTheDocument()
})
