/** What webpack makes of files that are not TypeScript. */
declare module "*.woff2" {
  const url: string
  export default url
}
declare module "*.yaml" {
  const data: unknown
  export default data
}
