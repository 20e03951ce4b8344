/** The plugin ships no types for this module; tests call it as Gatsby does. */
declare module "gatsby-plugin-image/gatsby-ssr" {
  export function onRenderBody(gatsby: object): void
}
