/**
 * Removes the style attributes of packages from each page's HTML while Gatsby renders it
 * (package-styles.ssr.ts). The site's policy refuses them, and none of Gatsby's hooks can change
 * the HTML.
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
