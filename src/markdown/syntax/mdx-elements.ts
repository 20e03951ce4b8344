import type { Element, ElementContent } from "hast"
import { h } from "hastscript"
import type { Parents } from "mdast"
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import type { Json } from "../../content/schema/body"
import type { Component } from "../../content/schema/component"
import { closest } from "../../lib/closest"
import { type Compilation, lineOf } from "../compilation"
import type { ComponentNode } from "../html/hast-nodes"
import { literalOf } from "./literal"
import { lowerFirst } from "./lower-first"
import { themeElements } from "./theme-elements"

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Converts JSX to an HTML element or a checked component. Children are already compiled. */
export function jsxToHast(
  node: JsxElement,
  children: ElementContent[],
  compilation: Compilation,
): ElementContent[] {
  if (!node.name) return children
  const props = literalProps(node, compilation)
  compilation.jsxProps.set(node, props)
  if (/^[a-z][\w-]*$/.test(node.name)) return [htmlElement(node, props, children)]
  if (compilation.imports.has(node.name))
    return [{ type: "component", name: node.name, props, children, position: node.position }]
  const name = compilation.aliases.get(node.name) ?? node.name
  const schema = Object.hasOwn(compilation.components, name)
    ? compilation.components[name]
    : undefined
  if (schema) return component(node, name, schema, props, children, compilation)
  const ofTheme = Object.hasOwn(themeElements, name) ? themeElements[name] : undefined
  if (ofTheme) return ofTheme({ node, props, children, compilation })
  const known = Object.keys(compilation.components)
  const near = closest(name, known)
  const fix = near ? `did you mean \`<${near}>\`?` : "use one of the allowed components."
  compilation.report(
    node,
    `unknown component \`<${node.name}>\``,
    `${fix} Allowed: ${known.join(", ")}`,
  )
  return children
}

/** Reports a block component within a line of text. */
export function checkPlace(
  node: MdxJsxTextElement,
  { type, children }: Parents,
  { aliases, components, report }: Compilation,
): void {
  const name = aliases.get(node.name ?? "") ?? node.name ?? ""
  const schema = Object.hasOwn(components, name) ? components[name] : undefined
  // The parser puts tab items on separate lines into one paragraph.
  const beside = children.some(
    child =>
      child !== node &&
      !(child.type === "text" && child.value.trim() === "") &&
      !(schema?.children === "blocks" && child.type === "mdxJsxTextElement"),
  )
  if (!schema || schema.inline || type !== "paragraph" || !beside) return
  const fix = "put an empty line before and after it"
  report(node, `\`<${node.name}>\` is inside a line of text`, fix)
}

function literalProps(node: JsxElement, compilation: Compilation): Record<string, Json> {
  const props: [string, Json][] = []
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      const message = `\`{...}\` in \`<${node.name}>\` is code`
      const where = attribute.position ? attribute : node
      compilation.report(where, message, "write each prop by its name")
    } else {
      const value = propValue(attribute, node, compilation)
      if (value !== undefined) props.push([attribute.name, value])
    }
  }
  return Object.fromEntries(props)
}

function propValue(
  attribute: MdxJsxAttribute,
  node: JsxElement,
  compilation: Compilation,
): Json | undefined {
  const { name, value } = attribute
  if (isDropped(name)) return undefined
  if (value === null || value === undefined) return true
  if (typeof value === "string") return value
  const { constants } = compilation
  const literal = literalOf(value.data?.estree, { baseUrl: baseUrlName(compilation), constants })
  if (literal.refused === undefined) return literal.value
  const message = `prop \`${name}\` of \`<${node.name}>\` is ${literal.refused}, not a literal`
  const fix = `write the value itself, for example \`${name}="text"\` or \`${name}={2}\``
  compilation.report(attribute.position ? attribute : node, message, fix, name)
  return undefined
}

function baseUrlName({ aliases }: Compilation): string | undefined {
  return [...aliases].find(([, name]) => name === "useBaseUrl")?.[0]
}

/** True for attributes that are always dropped, whatever their value. */
function isDropped(name: string): boolean {
  return name === "style" || name === "className" || name === "class" || name === "key"
}

function htmlElement(
  node: JsxElement,
  props: Record<string, Json>,
  children: ElementContent[],
): Element {
  const properties: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(props)) {
    if (value === null || typeof value === "object") continue
    properties[name === "defaultChecked" ? "checked" : name] = value
  }
  const element = h("div", properties)
  // hastscript parses its first argument as a selector, so the name is set afterwards.
  return { ...element, tagName: node.name ?? "div", children, position: node.position }
}

function component(
  node: JsxElement,
  name: string,
  schema: Component,
  props: Record<string, Json>,
  children: ElementContent[],
  compilation: Compilation,
): ElementContent[] {
  const filled = children.filter(child => child.type !== "text" || child.value.trim() !== "")
  if (schema.children === "none" && filled.length > 0) {
    const fix = `write \`<${name} … />\`, and move the text outside`
    compilation.report(node, `\`<${name}>\` cannot have content between its tags`, fix)
  }
  const result = schema.props.safeParse(props)
  if (!result.success) {
    for (const issue of result.error.issues) {
      reportIssue(issue, node, name, schema, props, compilation)
    }
    return schema.children === "none" ? [] : children
  }
  const checked = result.data as Record<string, Json>
  compilation.checked.set(node, { name, component: schema, props: checked })
  const placed: ComponentNode = {
    type: "component",
    name,
    props: checked,
    children: schema.children === "none" ? [] : children,
    position: node.position,
  }
  return [placed]
}

type Issue = NonNullable<ReturnType<Component["props"]["safeParse"]>["error"]>["issues"][number]

function reportIssue(
  issue: Issue,
  node: JsxElement,
  name: string,
  schema: Component,
  props: Record<string, Json>,
  compilation: Compilation,
): void {
  const known = Object.keys(schema.props.shape)
  const lineOfProp = (prop: string) => {
    const attribute = node.attributes.find(
      each => each.type === "mdxJsxAttribute" && each.name === prop,
    )
    return lineOf(attribute) ?? lineOf(node)
  }
  if (issue.code === "unrecognized_keys" && issue.path.length === 0) {
    for (const key of issue.keys) {
      const near = closest(key, known)
      const fix = `${near ? `did you mean \`${near}\`? ` : ""}Props of \`<${name}>\`: ${known.join(", ") || "none"}`
      compilation.report(lineOfProp(key), `\`<${name}>\` has no prop \`${key}\``, fix, key)
    }
    return
  }
  const prop = String(issue.path[0] ?? "")
  const path = issue.path.join(".")
  if (prop && !Object.hasOwn(props, prop)) {
    const message = `\`<${name}>\` needs the prop \`${prop}\``
    compilation.report(node, message, `add \`${prop}=…\`: ${expected(issue.message)}`, path)
    return
  }
  const found = JSON.stringify(props[prop] ?? props)
  const message = `prop \`${path || "…"}\` of \`<${name}>\` is ${found}: ${expected(issue.message)}`
  const fix = `write a value of that kind; props of \`<${name}>\`: ${known.join(", ")}`
  compilation.report(lineOfProp(prop), message, fix, path || undefined)
}

/**
 * Shortens zod's "Invalid input: expected number, received string"; the message already shows the
 * received value.
 */
function expected(message: string): string {
  return lowerFirst(
    message.replace(/^Invalid (?:input|option): /, "").replace(/, received \S+$/, ""),
  )
}
