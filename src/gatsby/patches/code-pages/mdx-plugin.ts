import type { GatsbyNode } from "gatsby"
import { codePagePath } from "../../mdx/content-path"
import { remarkPageCode } from "../../mdx/page-code"
import { isOn } from "../is-on"

type Hook = NonNullable<GatsbyNode["shouldOnCreateNode"]>

/**
 * Entry of gatsby-plugin-mdx, which compiles the standalone MDX pages. Without the patch it would
 * create an Mdx node for every `.mdx` file, including docs and articles, which are data
 * (docs/decisions/0001-content-is-data.md); it has no option to exclude them.
 */
export function mdxPlugin() {
  if (isOn("code-pages")) limitToCodePages()
  return {
    resolve: "gatsby-plugin-mdx",
    options: { extensions: [".mdx"], mdxOptions: { remarkPlugins: [remarkPageCode] } },
  }
}

let isLimited = false

/** Limits the plugin to the files that it may compile. */
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
