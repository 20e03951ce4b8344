/** What tests call of gatsby-plugin-mdx, as Gatsby does; its own types need packages that it brings along. */

declare module "gatsby-plugin-mdx/gatsby-node" {
  export function shouldOnCreateNode(gatsby: object, options: object): boolean
}
