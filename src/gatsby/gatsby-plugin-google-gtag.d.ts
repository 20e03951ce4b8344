/** The plugin ships no types; tests call it as Gatsby does. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  export function onRenderBody(gatsby: object, options: object): void
}
