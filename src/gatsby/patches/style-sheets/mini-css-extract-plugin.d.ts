/** Class from Gatsby's own copy, used to find the plugin's instance. The package has no types. */
declare module "mini-css-extract-plugin" {
  export default class MiniCssExtractPlugin {}
}
