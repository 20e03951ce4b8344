import type { GatsbyNode } from "gatsby"
import { codePagePath } from "../../mdx/content-path"
import { remarkPageCode } from "../../mdx/page-code"
import { isOn } from "../is-on"

type Hook = NonNullable<GatsbyNode["shouldOnCreateNode"]>

/**
 * Entry of gatsby-plugin-mdx, which compiles the standalone pages that are MDX. It would make an Mdx node of every `.mdx` file;
 * those of docs and articles are data (docs/decisions/0001-content-is-data.md), and it has no option to leave them out.
 */
export function mdxPlugin() {
  if (isOn("code-pages")) limitToCodePages()
  return {
    resolve: "gatsby-plugin-mdx",
    options: { extensions: [".mdx"], mdxOptions: { remarkPlugins: [remarkPageCode] } },
  }
}

let isLimited = false

/** Has the plugin asked for the files that it may compile only. */
function limitToCodePages(): void {
  if (isLimited) return
  isLimited = true
  const hooks: { shouldOnCreateNode: Hook } = require("gatsby-plugin-mdx/gatsby-node")
  const ofPlugin = hooks.shouldOnCreateNode
  hooks.shouldOnCreateNode = (args, options) => {
    const file = args.node.absolutePath
    const isCodePage = typeof file === "string" && codePagePath(file) !== undefined
    return isCodePage && ofPlugin(args, options)
  }
}
