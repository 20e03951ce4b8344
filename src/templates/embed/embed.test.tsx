import { render, screen } from "@testing-library/react"
import { servedHtml } from "../../../tests/helpers/served-html"
import { embeddedLabAddress } from "../../content/lab-state-in"
import { embedAddress } from "../../content/routes"
import { askedFor, findFigure } from "./find-figure"
import { EmbedView } from "./view"

const figure = {
  component: "Payoff",
  props: { title: "A bought call", caption: "It gains." },
  children: [],
}
const body = ["<p>Text</p>", { tag: "div", attributes: {}, children: [figure] }]
const Payoff = ({ title }: { title: string }) => <figure aria-label={title} />
const components = { Payoff }
const fetched = jest.fn()

const open = (address: string) => window.history.replaceState(null, "", address)
const answer = (status: number, data: object = {}) =>
  fetched.mockResolvedValue({
    status,
    ok: status === 200,
    json: async () => ({ result: { data } }),
  })

beforeEach(() => {
  fetched.mockReset()
  window.fetch = fetched
  answer(200, { other: null, doc: { title: "Calls", body } })
})

test("shows the figure that its address names and links to the figure with the same settings", async () => {
  open(embedAddress("/docs/calls", "a-bought-call", "a-bought-call.strike=20"))
  render(<EmbedView components={components} />)
  expect(await screen.findByRole("figure", { name: "A bought call" })).toBeInTheDocument()
  expect(fetched).toHaveBeenCalledWith("/page-data/docs/calls/page-data.json")
  const link = screen.getByRole("link", { name: "Calls, Panoptic" })
  expect(link).toHaveAttribute("href", "/docs/calls?a-bought-call.strike=20#figure-a-bought-call")
  expect(link).toHaveAttribute("target", "_blank")
  expect(document.title).toBe("A bought call | Panoptic")
})

test("shows a position of the option lab as a card without fetching a page", async () => {
  open(embeddedLabAddress("1_a-sp-200310~40"))
  const Lab = ({ state }: { state: string }) => <figure aria-label={state} />
  render(<EmbedView components={{ Lab }} />)
  expect(await screen.findByRole("figure", { name: "1_a-sp-200310~40" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Option lab, Panoptic" })).toHaveAttribute(
    "href",
    "/lab?lab.s=1_a-sp-200310~40",
  )
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  [
    "another title",
    embedAddress("/docs/calls", "a-sold-call"),
    200,
    "The page /docs/calls has no figure a-sold-call",
  ],
  ["no such page", embedAddress("/docs/gone", "a-bought-call"), 404, "There is no page /docs/gone"],
  ["nothing asked for", "/embed", 200, "This embed link is incomplete"],
])("says what is wrong with an address: %s", async (_, address, status, fault) => {
  open(address)
  answer(status, { doc: { title: "Calls", body } })
  render(<EmbedView components={components} />)
  expect(await screen.findByRole("status")).toHaveTextContent(fault)
})

test("links to the page when a figure is no longer on it", async () => {
  open(embedAddress("/docs/calls", "a-sold-call"))
  render(<EmbedView components={components} />)
  expect(await screen.findByRole("link", { name: "Calls, Panoptic" })).toHaveAttribute(
    "href",
    "/docs/calls",
  )
})

test("reports that a figure could not be loaded", async () => {
  open(embedAddress("/docs/calls", "a-bought-call"))
  fetched.mockRejectedValue(new Error("offline"))
  render(<EmbedView components={components} />)
  expect(await screen.findByRole("status")).toHaveTextContent("could not be loaded")
})

test.each(["//evil.example/x", "https://evil.example", "docs", ""])(
  "fetches nothing for a page at %p",
  async page => {
    expect(askedFor(`?page=${encodeURIComponent(page)}&figure=a`)).toBeUndefined()
    expect(await findFigure(`?page=${encodeURIComponent(page)}&figure=a`)).toHaveProperty("fault")
    expect(fetched).not.toHaveBeenCalled()
  },
)

test("does not take the mode of the frame for a setting of the figure", () => {
  expect(askedFor("?page=/docs/a&figure=x&x.size=2&theme=dark")).toEqual({
    path: "/docs/a",
    id: "x",
    settings: "x.size=2",
  })
})

test("says that it needs a script when JavaScript is off", () => {
  expect(servedHtml(<EmbedView components={components} />)).toContain("need JavaScript here")
})
