import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Fragment } from "react"
import { reveal } from "../../browser/scroll/reveal"
import { TabItem } from "../tab-item"
import { Tabs } from "."

const scrollBy = jest.fn()
beforeEach(() => {
  scrollBy.mockClear()
  Object.assign(window, { scrollBy })
  localStorage.clear()
})

/** Labels of the selected tabs, one per set. */
const selected = () => screen.getAllByRole("tab", { selected: true }).map(tab => tab.textContent)

/** Sets of tabs in one group, with the given labels. */
const sets = (groupId: string | undefined, ...labels: string[][]) => (
  <>
    {labels.map(values => (
      <Tabs key={values.join()} groupId={groupId}>
        {values.map(value => (
          <TabItem key={value} value={value}>
            <span id={`${values.join()}-${value}`}>{value}</span>
          </TabItem>
        ))}
      </Tabs>
    ))}
  </>
)

const choose = (label: string, set = 0) =>
  userEvent.click(screen.getAllByRole("tab", { name: label })[set] as HTMLElement)

const sides = (props: Partial<Parameters<typeof Tabs>[0]> = {}) => (
  <Tabs {...props}>
    <Fragment key="first">
      <TabItem value="buy" label="Buying">
        Pay streamia.
      </TabItem>
    </Fragment>
    <TabItem value="sell" label="Selling">
      Earn streamia.
    </TabItem>
  </Tabs>
)

test("selects the first tab and shows its panel", () => {
  render(sides())
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveAttribute("aria-selected", "true")
  expect(screen.getByRole("tabpanel", { name: "Buying" })).toHaveTextContent("Pay streamia.")
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1)
})

test("selects another tab when it is clicked", async () => {
  render(sides())
  await userEvent.click(screen.getByRole("tab", { name: "Selling" }))
  expect(screen.getByRole("tabpanel", { name: "Selling" })).toHaveTextContent("Earn streamia.")
})

test("moves, selects, and wraps around with the arrow keys", async () => {
  render(sides())
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveFocus()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveFocus()
  await userEvent.keyboard("{End}")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveAttribute("aria-selected", "true")
})

test("keeps only the selected tab in the tab order", () => {
  render(sides())
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveAttribute("tabindex", "0")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveAttribute("tabindex", "-1")
})

test("selects the tab with the default value", () => {
  render(sides({ defaultValue: "sell" }))
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Selling")
})

test("selects the first tab when the default value is unknown", () => {
  render(sides({ defaultValue: "hold" }))
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Buying")
})

test("takes labels from the values", () => {
  render(
    <Tabs values={[{ value: "x", label: "From values" }]}>
      <TabItem value="x">Text</TabItem>
    </Tabs>,
  )
  expect(screen.getByRole("tab")).toHaveTextContent("From values")
})

test("changes the sets of one group together", async () => {
  render(
    <>
      {sides({ groupId: "side" })}
      {sides({ groupId: "side" })}
      {sides()}
    </>,
  )
  const [first] = screen.getAllByRole("tab", { name: "Selling" })
  if (first) await userEvent.click(first)
  expect(selected()).toEqual(["Selling", "Selling", "Buying"])
})

test("keeps a set's own selection when the chosen tab is not in it", async () => {
  const { unmount } = render(sets("os", ["mac", "windows"], ["mac", "windows", "linux"]))
  await choose("windows")
  await choose("linux")
  expect(selected()).toEqual(["windows", "linux"])
  unmount()
  // Docusaurus' key, with the most recent choice first.
  expect(localStorage.getItem("docusaurus.tab.os")).toBe("linux\nwindows")
})

test.each([
  ["one that Docusaurus stored", "yarn", ["npm", "yarn"], "yarn"],
  ["the last one that the set has", "bun\nyarn\nnpm", ["npm", "yarn"], "yarn"],
  ["one that no set has", "gone", ["npm", "yarn"], "npm"],
])("reads the choice of an earlier visit when it is %s", async (name, stored, values, chosen) => {
  localStorage.setItem(`docusaurus.tab.${name}`, stored)
  await act(async () => void render(sets(name, values)))
  expect(selected()).toEqual([chosen])
})

test("remembers nothing when tabs have no group", async () => {
  render(sets(undefined, ["one", "two"]))
  await choose("two")
  expect(localStorage).toHaveLength(0)
})

test("keeps the tab under the pointer when panels above change their height", async () => {
  render(sets("height", ["a", "b"], ["b", "a"]))
  const tab = screen.getAllByRole("tab", { name: "b" })[1] as HTMLElement
  const tops = [494, 869]
  tab.getBoundingClientRect = () => ({ top: tops.shift() }) as DOMRect
  await userEvent.click(tab)
  expect(scrollBy).toHaveBeenCalledWith({ top: 375, behavior: "instant" })
})

test("shows the panel that a link leads into, in this set alone, until a tab is chosen", async () => {
  render(
    <>
      {sets("links", ["a", "b"], ["a", "b", "c"])}
      <Tabs>
        <TabItem value="outer">Outer</TabItem>
        <TabItem value="other">{sets(undefined, ["x", "y"])}</TabItem>
      </Tabs>
    </>,
  )
  const follow = (id: string) => act(() => void reveal(document.getElementById(id) as HTMLElement))
  follow("a,b,c-b")
  expect(selected()).toEqual(["a", "b", "outer"])
  expect(localStorage).toHaveLength(0)
  follow("x,y-y")
  expect(selected()).toEqual(["a", "b", "other", "y"])
  await choose("a", 1)
  expect(selected().slice(0, 2)).toEqual(["a", "a"])
})

test("lets browsers search in hidden panels", () => {
  render(sides())
  const panels = document.querySelectorAll("[role=tabpanel]")
  expect([...panels].map(panel => panel.getAttribute("hidden"))).toEqual([null, "until-found"])
})
