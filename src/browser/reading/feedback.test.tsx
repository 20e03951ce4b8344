import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type Feedback, takeFeedback } from "../feedback/feedback-event"
import { askForFeedback } from "./feedback"

/** Feedback that the listener received; the listener accepts feedback if `isTaken`. */
const given: Feedback[] = []
let isTaken = true
takeFeedback(feedback => {
  if (feedback) given.push(feedback)
  return isTaken
})

beforeEach(() => {
  given.length = 0
  isTaken = true
  history.replaceState(null, "", "/docs/gamma?from=mail")
  show()
})

function show() {
  document.body.innerHTML = `<main><h2 id="curve">Curvature<a class="heading-anchor"></a></h2><h2 id="other">Related</h2></main>
    <details open><summary>Was this helpful?</summary><a href="/issues">Tell us</a></details>`
  ask()
}

const ask = () => askForFeedback(document.querySelector("details") as HTMLElement)
const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name })

it("asks about the page and each of its sections only once", () => {
  ask()
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
  expect(screen.queryByText(/GitHub/)).not.toBeInTheDocument()
  expect(screen.getAllByRole("link").map(({ ariaLabel }) => ariaLabel)).toEqual([
    "Yes: This page",
    "No: This page",
    "Yes: Curvature",
    "No: Curvature",
  ])
})

it("sends an answer, then a comment, when a listener accepts it", async () => {
  await userEvent.click(link("No: Curvature"))
  const row = within(screen.getAllByRole("listitem")[1] as HTMLElement)
  const box = row.getByRole("textbox", { name: "Anything to add? (Curvature)" })
  expect(box).toHaveFocus()
  await userEvent.type(box, " What is a gwei? {Enter}")
  const place = { path: "/docs/gamma", section: "curve", helpful: "no" }
  expect(given).toEqual([place, { ...place, comment: "What is a gwei?" }])
  expect(row.queryByRole("textbox")).not.toBeInTheDocument()
  expect(screen.getAllByRole("listitem")[1]).toHaveFocus()
})

it("sends no empty comment, and limits its length", async () => {
  await userEvent.click(link("Yes: This page"))
  expect(screen.getByRole("textbox")).toHaveAttribute("maxlength", "100")
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  expect(given).toEqual([{ path: "/docs/gamma", section: "", helpful: "yes" }])
})

it("links to an issue with the answer when no listener accepts it", async () => {
  isTaken = false
  show()
  expect(screen.getByText(/pre-filled GitHub issue/)).toBeInTheDocument()
  const followed = jest.fn((event: Event) => {
    const prevented = event.defaultPrevented
    event.preventDefault()
    return prevented
  })
  document.body.addEventListener("click", followed, { once: true })
  await userEvent.click(link("No: Curvature"))
  expect(followed).toHaveReturnedWith(false)
  const { pathname, searchParams } = new URL(link("No: Curvature").href)
  expect(pathname).toMatch(/\/issues\/new$/)
  expect(searchParams.get("title")).toBe("/docs/gamma#curve was not helpful")
  expect(searchParams.get("body")).toContain("http://localhost/docs/gamma#curve was not helpful.")
})
