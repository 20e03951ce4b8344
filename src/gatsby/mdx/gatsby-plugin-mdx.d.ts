/**
 * The function of gatsby-plugin-mdx that tests call as Gatsby does. The plugin's own types need
 * packages that it bundles.
 */

declare module "gatsby-plugin-mdx/gatsby-node" {
  export function shouldOnCreateNode(gatsby: object, options: object): boolean
}
