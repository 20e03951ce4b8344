import userEvent from "@testing-library/user-event"
import { listenForCopying } from "./copy-buttons"

beforeAll(listenForCopying)

test.each([
  ["npm install\n", "npm install"],
  ["npm install\nnpm start\n\n", "npm install\nnpm start"],
  ["\n  if (a) {\n\tb()\n\n\n  }", "\n  if (a) {\n\tb()\n\n\n  }"],
  ["text with a space at its end ", "text with a space at its end "],
])(
  "copies the code %j as %j, without the trailing newline that would run it",
  async (code, copied) => {
    const user = userEvent.setup()
    const element = document.createElement("code")
    element.textContent = code
    const button = document.createElement("button")
    button.className = "copy-code"
    const figure = document.createElement("figure")
    figure.append(element, button)
    document.body.replaceChildren(figure)
    await user.click(button)
    expect(await navigator.clipboard.readText()).toBe(copied)
  },
)
