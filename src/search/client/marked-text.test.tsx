import { render } from "@testing-library/react"
import { MarkedText } from "./marked-text"

it("renders marks as elements and everything else as text", () => {
  const { container } = render(
    <MarkedText html={'a &lt;b&gt; <mark>c &amp; d</mark> <img src="x"> <mark>e</mark>'} />,
  )
  expect(container).toHaveTextContent('a <b> c & d <img src="x"> e')
  expect([...container.querySelectorAll("mark")].map(mark => mark.textContent)).toEqual([
    "c & d",
    "e",
  ])
  expect(container.querySelector("img")).toBeNull()
})
