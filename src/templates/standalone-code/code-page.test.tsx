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

it("renders the page's text with its imports and with components that need no import", () => {
  render(
    <CodePage body={body}>
      <Compiled components={{ Own }} />
    </CodePage>,
  )
  expect(screen.getByText("Text around")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Press" })).toHaveTextContent("inside")
  expect(screen.getByRole("group")).toHaveTextContent("Hidden")
})

it("throws when a component is missing", () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const draw = () =>
    render(
      <CodePage body={body}>
        <Compiled components={{}} />
      </CodePage>,
    )
  expect(draw).toThrow("<Own>")
})

it("omits a missing component in develop, because its script may still be loading", () => {
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
