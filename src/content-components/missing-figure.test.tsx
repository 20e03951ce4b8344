import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentComponents } from "."

let mockMissing: boolean
jest.mock("./figures", () => {
  if (mockMissing) throw new Error("Loading chunk figures failed.")
  return jest.requireActual("./figures")
})

const { Payoff } = contentComponents
const figure = (title: string) => (
  <Payoff
    title={title}
    caption="It gains above the strike."
    legs={[{ type: "call", side: "long", strike: 100, premium: 5 }] as never}
    spot={100}
  />
)
const buttons = () => screen.findAllByRole("button", { name: "Retry" })

/** Mock of the request that checks for a new deployment. */
const loadAppData = jest.fn()

beforeEach(() => {
  mockMissing = true
  Object.assign(window, { ___loader: { loadAppData }, ___webpackCompilationHash: "a" })
  loadAppData.mockReset().mockResolvedValue({ webpackCompilationHash: "a" })
})

// In this order: once they have come, the figures are there for good.
it("offers Retry again each time the figure's script fails to load", async () => {
  render(figure("A bought call"))
  await userEvent.click((await buttons())[0] as HTMLElement)
  await waitFor(() => expect(loadAppData).toHaveBeenCalledTimes(1))
  expect(await buttons()).toHaveLength(1)
})

it("loads all figures of the page when one Retry button is clicked", async () => {
  render(
    <>
      {figure("A bought call")}
      {figure("Another call")}
    </>,
  )
  expect(await buttons()).toHaveLength(2)
  mockMissing = false
  await userEvent.click((await buttons())[0] as HTMLElement)
  expect(await screen.findByRole("figure", { name: /A bought call/ })).toBeInTheDocument()
  expect(await screen.findByRole("figure", { name: /Another call/ })).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument()
})
