/**
 * Where Gatsby renders a page, the style attributes of packages are taken out of its HTML (package-styles.ssr.ts):
 * the site's policy refuses them, and no hook of Gatsby's is given the HTML to change.
 */
export const packageStyles = {
  test: /[\\/]\.cache[\\/]static-entry\.js$/,
  enforce: "pre",
  loader: "string-replace-loader",
  options: {
    search: "bodyHtml = await writableStream",
    replace:
      'bodyHtml = require("@site/src/gatsby/patches/strict-policy/package-styles.ssr").withoutPackageStyles(await writableStream)',
    strict: true,
  },
} as const
