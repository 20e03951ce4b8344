import { useMDXComponents } from "@mdx-js/react"
import { render, screen } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import type { Body } from "../../content/schema/body"
import { CodePage } from "./code-page"

const body: Body = [
  "<p>Text around</p>",
  { component: "Own", props: { label: "Press" }, children: ["<em>inside</em>"] },
  { component: "Details", props: { summary: "More" }, children: ["<p>Hidden</p>"] },
]

const Own = ({ label, children }: { label: string; children?: ReactNode }) => (
  <button type="button" aria-label={label}>
    {children}
  </button>
)

/** Output of gatsby-plugin-mdx for a page that imports these components. */
function Compiled({ components }: { components: object }) {
  const { PageText } = useMDXComponents({})
  return typeof PageText === "function" ? createElement(PageText, { components }) : null
}

it("draws the text of the page, with what it imports and what needs no import", () => {
  render(
    <CodePage body={body}>
      <Compiled components={{ Own }} />
    </CodePage>,
  )
  expect(screen.getByText("Text around")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Press" })).toHaveTextContent("inside")
  expect(screen.getByRole("group")).toHaveTextContent("Hidden")
})

it("a component that is not there is an error", () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const draw = () =>
    render(
      <CodePage body={body}>
        <Compiled components={{}} />
      </CodePage>,
    )
  expect(draw).toThrow("<Own>")
})

it("in develop, where its script may still be on its way, it is left out", () => {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: "development" })
  render(
    <CodePage body={body}>
      <Compiled components={{}} />
    </CodePage>,
  )
  Object.assign(process.env, { NODE_ENV: before })
  expect(screen.getByText("Text around")).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Press" })).not.toBeInTheDocument()
})
