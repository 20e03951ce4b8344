import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { servedHtml } from "../../../tests/helpers/served-html"
import { Body } from "."

const Note = ({ title, children }: { title: string; children?: ReactNode }) => (
  <section aria-label={title}>{children}</section>
)
const components = { Note }

it("renders HTML unchanged", () => {
  render(<Body body={['<p>A <a href="/docs/intro">link</a>.</p>']} components={components} />)
  expect(screen.getByRole("link", { name: "link" })).toHaveAttribute("href", "/docs/intro")
})

it("renders a component with its props and children", () => {
  render(
    <Body
      body={[{ component: "Note", props: { title: "Mind" }, children: ["<p>Inside.</p>"] }]}
      components={components}
    />,
  )
  expect(screen.getByRole("region", { name: "Mind" })).toHaveTextContent("Inside.")
})

it("renders an element around a component with HTML attributes", () => {
  const html = servedHtml(
    <Body
      body={[
        {
          tag: "div",
          attributes: {
            class: "grid",
            tabindex: "0",
            style: "text-align: right; --n: 2",
            "data-x": "1",
          },
          children: [{ component: "Note", props: { title: "In" }, children: [] }],
        },
      ]}
      components={components}
    />,
  )
  expect(html).toBe(
    '<div class="grid" tabindex="0" style="text-align:right;--n:2" data-x="1"><section aria-label="In"></section></div>',
  )
})

it("keeps block elements out of a paragraph", () => {
  const html = servedHtml(
    <Body
      body={[
        {
          tag: "p",
          attributes: {},
          children: ["before ", { tag: "em", attributes: {}, children: ["it"] }],
        },
      ]}
      components={components}
    />,
  )
  expect(html).not.toContain("<div")
})

it("renders a void element without children", () => {
  const html = servedHtml(
    <Body
      body={[{ tag: "img", attributes: { src: "/a.png", alt: "A" }, children: [] }]}
      components={{}}
    />,
  )
  expect(html).toBe('<img src="/a.png" alt="A"/>')
})

it("throws an error that names the component when it is unknown", () => {
  const draw = () =>
    servedHtml(
      <Body body={[{ component: "Nope", props: {}, children: [] }]} components={components} />,
    )
  expect(draw).toThrow("<Nope>")
})
