import type { Nodes } from "mdast"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import type { Data, Processor } from "unified"
import { type Construct, endsBeforePunctuation } from "./github/plain-addresses"

type Syntax = NonNullable<Data["micromarkExtensions"]>[number]

/**
 * GitHub's Markdown as remark-gfm reads it, with two shortcuts past its search for addresses, which
 * took a sixth of the time of a text (docs/decisions/0097-texts-compiled-for-less.md):
 * - without `emails`, it skips the search for e-mail addresses, which examines every letter and
 *   digit
 * - it searches the finished tree for missed addresses only if a text in it contains the beginning
 *   of an address
 *
 * The tree is the same, except for addresses that end before `。` and similar characters.
 * @param emails true if the text may contain an e-mail address (`mayHoldEmail`)
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

/** Returns true if an `@` has characters on both sides that are allowed in an e-mail address. */
export const mayHoldEmail = (text: string): boolean => /[\w+\-.]@[\w\-.]/.test(text)

/**
 * Ends the address constructs of a text before punctuation, and drops e-mail addresses unless
 * `emails` is true.
 */
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

/** Returns true if a text in the tree contains the beginning of an address. */
function mayHoldAddress(node: Nodes): boolean {
  if (node.type === "text") return /https?:|www\.|@/i.test(node.value)
  return "children" in node && node.children.some(mayHoldAddress)
}
