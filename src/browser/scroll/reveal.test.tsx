import { reveal } from "./reveal"

test("opens all details around an element and dispatches beforematch from it", () => {
  document.body.innerHTML =
    "<details id=outer><p><details id=inner><summary id=summary></summary><b id=target></b></details></details><details></details>"
  const reached: string[] = []
  const note = ({ target }: Event) => reached.push((target as Element).id)
  window.addEventListener("beforematch", note, { once: true })
  const target = document.getElementById("target") as HTMLElement
  expect(reveal(target)).toBe(true)
  const open = [...document.querySelectorAll("details")].map(details => details.open)
  expect(open).toEqual([true, true, false])
  expect(reached).toEqual(["target"])
})

test("opens a details element when it is the target itself", () => {
  document.body.innerHTML = "<details id=target></details>"
  const target = document.getElementById("target") as HTMLDetailsElement
  reveal(target)
  expect(target.open).toBe(true)
})

test("leaves tabs and filters alone when the element is visible", () => {
  document.body.innerHTML = "<p></p>"
  const target = document.body.firstElementChild as HTMLElement
  target.checkVisibility = () => true
  const onMatch = jest.fn()
  window.addEventListener("beforematch", onMatch)
  expect(reveal(target)).toBe(false)
  expect(onMatch).not.toHaveBeenCalled()
  window.removeEventListener("beforematch", onMatch)
})
