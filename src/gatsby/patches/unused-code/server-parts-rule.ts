/** Leaves out of Gatsby's loader what it does for pages rendered in parts on a server, which this site has none of. */
export const serverPartsRule = {
  test: /[\\/]\.cache[\\/]loader\.js$/,
  enforce: "pre",
  loader: "string-replace-loader",
  options: {
    search: "if (typeof rscDataResponse?.payload === `string`) {",
    replace: "if (false) {",
    strict: true,
  },
} as const
