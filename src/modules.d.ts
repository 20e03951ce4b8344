/** Modules that webpack creates from files that are not TypeScript. */
declare module "*.woff2" {
  const url: string
  export default url
}
declare module "*.yaml" {
  const data: unknown
  export default data
}
/**
 * Address of a style sheet that is loaded separately; see src/gatsby/webpack/configure-webpack.ts.
 */
declare module "*.css?lazy" {
  const url: string
  export default url
}
