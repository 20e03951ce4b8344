import { areCharacterKeysOn, isShortcut, setCharacterKeys } from "./character-keys"

/** Presses a key on an element of this HTML and returns the result of `isShortcut`. */
function press(html: string, key: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html
  let answer = false
  const ask = (event: KeyboardEvent) => {
    answer = isShortcut(event)
  }
  document.addEventListener("keydown", ask, { once: true })
  const target = document.querySelector("[data-here]") ?? document.body
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, ...key }))
  return answer
}

beforeEach(() => localStorage.clear())

it("accepts a key pressed on the page", () => {
  expect(press("<p>Text</p>")).toBe(true)
  expect(press("<button data-here>Open</button>")).toBe(true)
})

it.each(["input", "textarea", "select"])("ignores keys typed into a %s", name => {
  expect(press(`<${name} data-here></${name}>`)).toBe(false)
})

it.each(["ctrlKey", "metaKey", "altKey"])("ignores keys pressed with %s", modifier => {
  expect(press("", { [modifier]: true })).toBe(false)
})

it("ignores keys when a dialog is open", () => {
  expect(press("<dialog open></dialog>")).toBe(false)
})

it("ignores keys when the reader has turned them off, until they are turned on again", () => {
  setCharacterKeys(false)
  expect(areCharacterKeysOn()).toBe(false)
  expect(press("")).toBe(false)
  setCharacterKeys(true)
  expect(press("")).toBe(true)
})
