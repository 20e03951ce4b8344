import remarkDirective from "remark-directive"
import type { Processor } from "unified"

/**
 * Container directives (`:::note`) only. Text and leaf directives are taken out of the syntax, since
 * prose has `12:30` and `a:b`, which must come out as written.
 */
export function remarkContainerDirectives(this: Processor): undefined {
  const data = this.data()
  remarkDirective.call(this as never)
  const extension = data.micromarkExtensions?.at(-1)
  const flow = extension?.flow?.[58]
  if (!extension || !Array.isArray(flow) || !flow[0]) {
    throw new Error("remark-directive registered no syntax")
  }
  extension.text = {}
  extension.flow = { 58: [flow[0]] }
}
