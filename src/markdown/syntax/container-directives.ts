import { directiveFromMarkdown } from "mdast-util-directive"
import { directive } from "micromark-extension-directive"
import type { Processor } from "unified"

const colon = 58

/**
 * Adds container directives (`:::note`) only. Text and leaf directives are left out, since prose
 * has `12:30` and `a:b`, which must stay as written.
 */
export function remarkContainerDirectives(this: Processor): undefined {
  const data = this.data()
  const constructs = directive().flow?.[colon]
  const [container] = Array.isArray(constructs) ? constructs : []
  if (!container) throw new Error("micromark-extension-directive has no containers")
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ flow: { [colon]: [container] } })
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(directiveFromMarkdown())
}
