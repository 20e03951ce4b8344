import { fireEvent, screen } from "@testing-library/react"
import { earlyKey } from "../browser/late-scripts"
import { listenForSearch } from "./search-keys"

/** What the modal was asked to hold when its script came, for each call; undefined where it was not to show. */
const asked: (string | undefined)[] = []

jest.mock("../components/search-modal", () => ({
  openSearch: async (query: () => string | undefined) => asked.push(query()),
  closeSearch: () => false,
}))
jest.mock("../search/client/site-search", () => ({ siteSearch: () => ({ warm: () => {} }) }))

/** Scripts come between tasks, so keys that are pressed without a pause are pressed while the modal's loads. */
const scriptsCome = () => new Promise(resolve => setTimeout(resolve))

/** Presses keys and returns whether the browser may still do what it does with the last one. */
const press = (element: Element, ...keys: string[]) =>
  keys.map(key => fireEvent.keyDown(element, { key })).pop()

beforeAll(listenForSearch)
beforeEach(() => {
  asked.length = 0
  document.body.innerHTML = "<input><p>Text</p>"
})
afterEach(scriptsCome)

it("gathers what is typed on the page while the modal is on its way", async () => {
  press(screen.getByText("Text"), "/", "v", "e")
  await scriptsCome()
  expect(asked).toEqual(["ve"])
})

it("opens at once where its key was pressed before it listened, and goes on with what is typed", async () => {
  document.documentElement.dataset[earlyKey] = ""
  listenForSearch()
  press(document.body, "v", "e")
  await scriptsCome()
  expect(asked).toEqual(["ve"])
  expect(document.documentElement.dataset).not.toHaveProperty(earlyKey)
})

it("leaves what is typed into a field meanwhile to the field", async () => {
  press(document.body, "/")
  expect(press(screen.getByRole("textbox"), "a")).toBe(true)
  await scriptsCome()
  expect(asked).toEqual([""])
})

it.each(["the page", "a field"])("is called off by Escape on %s", async place => {
  press(document.body, "/", "v")
  expect(press(place === "a field" ? screen.getByRole("textbox") : document.body, "Escape")).toBe(
    false,
  )
  await scriptsCome()
  expect(asked).toEqual([undefined])
})

it("begins anew after Escape, also before the script has come", async () => {
  press(document.body, "/", "v", "Escape", "/", "x")
  await scriptsCome()
  expect(asked[0]).toBe("x")
})

it("leaves Escape alone once the script has come", async () => {
  press(document.body, "/")
  await scriptsCome()
  expect(press(document.body, "Escape")).toBe(true)
})
