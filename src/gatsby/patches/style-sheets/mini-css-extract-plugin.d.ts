/** The class of Gatsby's own copy, to find its instance by; the package has no types. */
declare module "mini-css-extract-plugin" {
  export default class MiniCssExtractPlugin {}
}
