import { fireEvent, screen } from "@testing-library/react"
import { earlyKey } from "../browser/deferred-scripts"
import { listenForSearch } from "./search-keys"

/** Query that each `openSearch` call received; undefined if the search was canceled. */
const asked: (string | undefined)[] = []

jest.mock("../components/search-modal", () => ({
  openSearch: async (query: () => string | undefined) => asked.push(query()),
  closeSearch: () => false,
}))
jest.mock("../search/client/site-search", () => ({ siteSearch: () => ({ warm: () => {} }) }))

/**
 * Waits until the mocked modal has loaded. Keys pressed without a pause are pressed while it loads.
 */
const scriptsCome = () => new Promise(resolve => setTimeout(resolve))

/** Presses keys; returns true if the default action of the last one was not prevented. */
const press = (element: Element, ...keys: string[]) =>
  keys.map(key => fireEvent.keyDown(element, { key })).pop()

beforeAll(listenForSearch)
beforeEach(() => {
  asked.length = 0
  document.body.innerHTML = "<input><p>Text</p>"
})
afterEach(scriptsCome)

it("collects keys typed on the page while the modal loads", async () => {
  press(screen.getByText("Text"), "/", "v", "e")
  await scriptsCome()
  expect(asked).toEqual(["ve"])
})

it("opens at once and collects keys when its shortcut was pressed before it listened", async () => {
  document.documentElement.dataset[earlyKey] = ""
  listenForSearch()
  press(document.body, "v", "e")
  await scriptsCome()
  expect(asked).toEqual(["ve"])
  expect(document.documentElement.dataset).not.toHaveProperty(earlyKey)
})

it("leaves keys to a text field when the reader types into one meanwhile", async () => {
  press(document.body, "/")
  expect(press(screen.getByRole("textbox"), "a")).toBe(true)
  await scriptsCome()
  expect(asked).toEqual([""])
})

it.each(["the page", "a field"])("cancels opening when Escape is pressed on %s", async place => {
  press(document.body, "/", "v")
  expect(press(place === "a field" ? screen.getByRole("textbox") : document.body, "Escape")).toBe(
    false,
  )
  await scriptsCome()
  expect(asked).toEqual([undefined])
})

it("starts a new query when it is reopened after Escape before the script loads", async () => {
  press(document.body, "/", "v", "Escape", "/", "x")
  await scriptsCome()
  expect(asked[0]).toBe("x")
})

it("ignores Escape when the script has loaded", async () => {
  press(document.body, "/")
  await scriptsCome()
  expect(press(document.body, "Escape")).toBe(true)
})
