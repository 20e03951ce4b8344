/** The plugin ships no types; tests call it as Gatsby does. */
declare module "gatsby-plugin-algolia/gatsby-node" {
  export function onPostBuild(gatsby: object, options: object): Promise<void>
}
