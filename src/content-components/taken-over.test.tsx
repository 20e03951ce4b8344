import { act, fireEvent, render } from "@testing-library/react"
import { fakeIntersectionObserver } from "../../tests/helpers/browser"
import { contentComponents } from "."
import { Deployments as Drawn } from "./deployments/lazy"

const { Deployments } = contentComponents
const deployments = {
  networks: [],
  versions: [
    {
      name: "V1.1",
      uniswap: "v4" as const,
      contracts: [
        "0x0000000000000CF008e9bf9D01f8306029724c80",
        "0x0000000000035D9945Bf4d24393828e920376bAe",
      ].map((address, index) => ({ name: `Pool${index}`, href: "/docs/pool", address })),
    },
  ],
}
beforeAll(() => import("./figures"), 60_000)

test("keeps what the reader opened when the figure replaces its server-rendered version", async () => {
  const { report } = fakeIntersectionObserver()
  const served = document.createElement("div")
  served.id = "served"
  const drawn = render(<Drawn deployments={deployments} />)
  served.innerHTML = `<div>${drawn.container.innerHTML}</div>`
  drawn.unmount()
  document.body.append(served)
  render(<Deployments {...({ deployments } as object)} />, { container: served, hydrate: true })
  served.querySelectorAll("details")[1]?.setAttribute("open", "")
  fireEvent.keyDown(window, { key: "Tab" })
  await act(async () => report("served", 0, true))
  await act(async () => {})
  expect(served.querySelector("input")).toBeEnabled()
  const open = [...served.querySelectorAll("details")].map(details => details.open)
  expect(open).toEqual([false, true])
})
