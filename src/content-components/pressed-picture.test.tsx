import { act, fireEvent, render, screen } from "@testing-library/react"
import { fakeIntersectionObserver } from "../../tests/helpers/browser"
import { contentComponents } from "."

const { Payoff } = contentComponents

beforeAll(() => import("./figures"), 60_000)

test("hides a loaded figure until the reader stops pressing its picture", async () => {
  const { report } = fakeIntersectionObserver()
  const served = document.createElement("div")
  served.id = "served"
  served.innerHTML = "<div><p>served</p></div>"
  document.body.append(served)
  const legs = [{ type: "call", side: "long", strike: 100, premium: 5 }] as never
  render(<Payoff title="A bought call" caption="It gains." legs={legs} spot={100} />, {
    container: served,
    hydrate: true,
  })
  const picture = screen.getByText("served")
  fireEvent.pointerDown(picture)
  await act(async () => report("served", 0, true))
  expect(served.querySelector("[hidden] figure")).toBeInTheDocument()
  expect(picture).toBeVisible()

  fireEvent.pointerCancel(window)
  expect(await screen.findByRole("figure", { name: /A bought call/ })).toBeVisible()
  expect(picture).not.toBeInTheDocument()
})
