import type { Nodes } from "mdast"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import type { Data, Processor } from "unified"
import { type Construct, endsBeforePunctuation } from "./github/plain-addresses"

type Syntax = NonNullable<Data["micromarkExtensions"]>[number]

/**
 * GitHub's Markdown as remark-gfm reads it, with two shortcuts past its search for addresses, which took a sixth of the time of a text
 * (docs/decisions/0097-texts-compiled-for-less.md). The tree is the same, but for addresses that end before `。` and the like:
 * - E-mail addresses can begin with any letter or digit, each of which is then looked at by itself. Without `emails` they are not looked for.
 * - What the syntax has missed is looked for in the finished tree: only where a word of it holds the beginning of an address.
 * @param emails whether the text may hold an e-mail address (`mayHoldEmail`)
 */
export function remarkGithub(this: Processor, { emails }: { emails: boolean }): undefined {
  const data = this.data()
  const syntax = gfm({ singleTilde: false })
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ ...syntax, text: ofAddresses(syntax.text ?? {}, emails) })
  data.fromMarkdownExtensions ??= []
  // Only the search for addresses changes the finished tree.
  data.fromMarkdownExtensions.push(
    gfmFromMarkdown().map(({ transforms, ...extension }) => ({
      ...extension,
      transforms: (transforms ?? []).map(
        search => tree => (mayHoldAddress(tree) ? search(tree) : undefined),
      ),
    })),
  )
}

/** Whether an `@` stands between what may stand around it in an e-mail address. */
export const mayHoldEmail = (text: string): boolean => /[\w+\-.]@[\w\-.]/.test(text)

/** The constructs of a text with addresses that end in time, and without e-mail addresses unless there may be some. */
function ofAddresses(text: NonNullable<Syntax["text"]>, emails: boolean): Syntax["text"] {
  const bounded = new Map<Construct, Construct>()
  const kept = (construct: Construct): Construct[] => {
    if (construct.name === "emailAutolink") return emails ? [construct] : []
    if (!/^(?:www|protocol)Autolink$/.test(construct.name ?? "")) return [construct]
    const ended = bounded.get(construct) ?? endsBeforePunctuation(construct)
    bounded.set(construct, ended)
    return [ended]
  }
  return Object.fromEntries(
    Object.entries(text).flatMap(([code, constructs]) => {
      const all = [constructs ?? []].flat().flatMap(kept)
      return all.length > 0 ? [[code, all]] : []
    }),
  )
}

/** Whether a text in the tree holds what addresses begin with. */
function mayHoldAddress(node: Nodes): boolean {
  if (node.type === "text") return /https?:|www\.|@/i.test(node.value)
  return "children" in node && node.children.some(mayHoldAddress)
}
