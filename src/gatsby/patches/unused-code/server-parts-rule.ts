/** Removes support for React Server Components from Gatsby's loader, because this site has none. */
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
