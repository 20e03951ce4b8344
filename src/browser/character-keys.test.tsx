import { areCharacterKeysOn, isShortcut, setCharacterKeys } from "./character-keys"

/** Presses a key on an element of this HTML, and returns what is thought of it. */
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

it("takes a key on the page", () => {
  expect(press("<p>Text</p>")).toBe(true)
  expect(press("<button data-here>Open</button>")).toBe(true)
})

it.each(["input", "textarea", "select"])("leaves keys that are typed into a %s alone", name => {
  expect(press(`<${name} data-here></${name}>`)).toBe(false)
})

it.each(["ctrlKey", "metaKey", "altKey"])("leaves keys with %s to the browser", modifier => {
  expect(press("", { [modifier]: true })).toBe(false)
})

it("takes no keys while a dialog is open", () => {
  expect(press("<dialog open></dialog>")).toBe(false)
})

it("takes no keys once the reader has turned them off, until they are turned on again", () => {
  setCharacterKeys(false)
  expect(areCharacterKeysOn()).toBe(false)
  expect(press("")).toBe(false)
  setCharacterKeys(true)
  expect(press("")).toBe(true)
})
