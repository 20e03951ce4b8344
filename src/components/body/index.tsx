import { type ComponentType, createElement, Fragment, memo, type ReactNode, useEffect } from "react"
import type { BodyNode, Body as BodyTree } from "../../content/schema/body"
import { Html } from "../html"
import { toReactProps } from "./attributes"

/** Components that a body may use, by name. Their props were checked when the page was compiled. */
// biome-ignore lint/suspicious/noExplicitAny: each component has its own props.
export type BodyComponents = Record<string, ComponentType<any>>

interface BodyProps {
  body: BodyTree
  components: BodyComponents
}

/** Renders a compiled page body, most of which is HTML that React does not touch. */
export const Body = memo(function Body({ body, components }: BodyProps) {
  useEffect(() => {
    if (document.querySelector(".table-scroll,.math-display,.diagram-box,.prose pre"))
      import("../../browser/reading/hidden-columns").then(
        ({ countHidden }) => countHidden(),
        () => {},
      )
  })
  return <>{nodes(body, components, false)}</>
})

/** Elements with phrasing content only, in which a div would be invalid. */
const phrasing = new Set(
  "p h1 h2 h3 h4 h5 h6 span a em strong b i u s del ins sub sup small mark code kbd abbr cite q label summary dt button pre".split(
    " ",
  ),
)

function nodes(body: BodyTree, components: BodyComponents, inPhrasing: boolean): ReactNode[] {
  return body.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a body never changes.
    <Fragment key={index}>{draw(node, components, inPhrasing)}</Fragment>
  ))
}

function draw(node: BodyNode, components: BodyComponents, inPhrasing: boolean): ReactNode {
  if (typeof node === "string") return <Html html={node} inPhrasing={inPhrasing} />
  if ("tag" in node) {
    const props = toReactProps(node.attributes)
    if (node.children.length === 0) return createElement(node.tag, props)
    const within = inPhrasing || phrasing.has(node.tag)
    return createElement(node.tag, props, nodes(node.children, components, within))
  }
  const Component = components[node.component]
  if (!Component)
    throw new Error(`the page uses <${node.component}>, which is not among its components`)
  if (node.children.length === 0) return <Component {...node.props} />
  return <Component {...node.props}>{nodes(node.children, components, inPhrasing)}</Component>
}
