import { render, screen } from "@testing-library/react"
import { NotFoundView } from "./view"

const index = [
  ["/docs/terms/gamma", "Gamma"],
  ["/docs/terms/delta", "Delta"],
]

async function openAt(path: string, response: Promise<unknown>) {
  history.replaceState(null, "", path)
  globalThis.fetch = jest.fn(() => response as Promise<Response>)
  render(<NotFoundView links={[]} />)
  return screen.findByText(path)
}

it("names the requested address and offers pages at similar ones", async () => {
  const answer = Promise.resolve({ ok: true, json: () => Promise.resolve(index) })
  await openAt("/docs/terms/gama", answer)
  expect(screen.getAllByRole("link")).toHaveLength(1)
  expect(screen.getByRole("link", { name: "Gamma" })).toHaveAttribute("href", "/docs/terms/gamma")
})

it("offers a search when no address is similar or the list of pages does not load", async () => {
  await openAt("/docs/terms/vanna-flow", Promise.reject(new Error("offline")))
  expect(screen.getByRole("link", { name: "Search for “vanna flow”" })).toHaveAttribute(
    "href",
    "/search?q=vanna%20flow",
  )
})

it("says that there is no page and links to others", () => {
  history.replaceState(null, "", "/404")
  render(
    <NotFoundView links={[{ label: "Docs", href: "/docs/intro", description: "Start here." }]} />,
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("out of range")
  expect(screen.getByRole("main")).toHaveTextContent("We can't find this page.")
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/intro")
})
