import type { Link, Nodes, Parents, Root, Text } from "mdast"
import type { Data } from "unified"

type Syntax = NonNullable<Data["micromarkExtensions"]>[number]
type Constructs = NonNullable<NonNullable<Syntax["text"]>[string]>
export type Construct = Extract<Constructs, { tokenize: unknown }>
type State = ReturnType<Construct["tokenize"]>
type Code = Parameters<State>[0]

/** Non-ASCII brackets and quotes, but not the apostrophe, and the stops of East Asian text. */
const end = /(?!\p{ASCII}|’)[\p{Ps}\p{Pe}\p{Pi}\p{Pf}、。！，．：；？｡､…‥]/u

/** Other non-ASCII punctuation, which may be within an address but not at its end. */
const trail = /(?!\p{ASCII}|[·・･])\p{P}/u

/** Ends an address before non-ASCII punctuation. Paths keep their letters. */
export function endsBeforePunctuation(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isDone = false
      const leave = (state: State): State => {
        return code => {
          isDone = true
          return state(code)
        }
      }
      const within = (state: State): State => {
        return code => {
          const next = state(asAscii(code))
          return next && !isDone ? within(next) : next
        }
      }
      return within(construct.tokenize.call(this, effects, leave(ok), leave(nok)))
    },
  }
}

/**
 * Returns an equivalent code for the tokenizer, which knows ASCII only: the end of the text, or an
 * apostrophe.
 */
function asAscii(code: Code): Code {
  if (code === null || code < 128) return code
  const character = String.fromCharCode(code)
  if (end.test(character)) return null
  return trail.test(character) ? 39 : code
}

/**
 * Turns addresses that the parser has linked back into text: within a link, where HTML allows no
 * other, and if no e-mail address was meant, as in `viem@2.0.0-beta` and `git@github.com:org/repo`.
 */
export function unlinkAddresses(parent: Root | Parents, inLink = false): void {
  const children: Nodes[] = []
  let isOpen = false
  for (const [index, node] of parent.children.entries()) {
    if (node.type === "html")
      isOpen = staysOpen(node.value, isOpen) && parent.children.slice(index + 1).some(closesLink)
    const address = addressOf(node)
    if (!address) {
      if ("children" in node) unlinkAddresses(node, inLink || isOpen || isLink(node))
      children.push(node)
    } else if (inLink || isOpen || isNoMail(address, parent.children, index))
      children.push({ ...address.text, position: node.position })
    else children.push(...shortened(address))
  }
  parent.children = joined(children) as typeof parent.children
}

/** An address that became a link without any markup. */
interface Address {
  link: Link
  text: Text
}

function addressOf(node: Nodes): Address | undefined {
  if (node.type !== "link") return undefined
  const [text, ...others] = node.children
  if (text?.type !== "text" || others.length > 0) return undefined
  const isWithoutMarkup =
    !node.position || node.position.start.offset === text.position?.start.offset
  return isWithoutMarkup ? { link: node, text } : undefined
}

/**
 * Shortens addresses that the parser finds only in a finished tree, such as `&#104;ttps://…`, since
 * `endsBeforePunctuation` does not apply to them.
 */
function shortened({ link, text }: Address): Nodes[] {
  const at = link.position ? -1 : text.value.search(end)
  if (at < 0) return [link]
  const rest = text.value.slice(at)
  link.url = link.url.slice(0, -rest.length)
  text.value = text.value.slice(0, at)
  return [link, { type: "text", value: rest }]
}

/** True for package versions, remote paths, accounts elsewhere, and passwords before a host. */
function isNoMail({ link, text }: Address, siblings: readonly Nodes[], index: number): boolean {
  if (!link.url.startsWith("mailto:") || text.value.startsWith("mailto:")) return false
  const domain = text.value.slice(text.value.lastIndexOf("@") + 1)
  return (
    !/\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(domain) ||
    /^v?\d+\.(?:\d+|x)(?![a-z])/i.test(domain) ||
    /^[:/@]\S/.test(textOf(siblings[index + 1])) ||
    /@$|:\/\/\S*$/.test(textOf(siblings[index - 1]))
  )
}

const textOf = (node: Nodes | undefined) => (node?.type === "text" ? node.value : "")

/** True for a link of Markdown or JSX, or any Docusaurus component with a `to` prop. */
const isLink = (node: Nodes) =>
  node.type === "link" ||
  node.type === "linkReference" ||
  ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") &&
    (node.name === "a" ||
      node.name === "Link" ||
      node.attributes.some(each => each.type === "mdxJsxAttribute" && each.name === "to")))

/** Returns true if an HTML link is still open after a piece of HTML. */
function staysOpen(html: string, wasOpen: boolean): boolean {
  const last = [...html.matchAll(/<!--.*?-->|<(\/?)a(?=[\s>])/gis)].findLast(
    ([found]) => !found.startsWith("<!--"),
  )
  return last ? last[1] === "" : wasOpen
}

const closesLink = (node: Nodes) => node.type === "html" && /<\/a\s*>/i.test(node.value)

/** Joins adjacent texts, as the parser would have left them. */
function joined(nodes: readonly Nodes[]): Nodes[] {
  const result: Nodes[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type !== "text" || last?.type !== "text") result.push(node)
    else {
      last.value += node.value
      if (last.position && node.position)
        last.position = { ...last.position, end: node.position.end }
    }
  }
  return result
}
