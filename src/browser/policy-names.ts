/**
 * Names of the Trusted Types policies that the site's scripts create; the header allows no others.
 */

/** For HTML from the build, and structured data. */
export const sitePolicy = "site"
/** For the URL of Google's script. */
export const analyticsPolicy = "analytics"
/** For webpack's runtime, which loads scripts and workers. */
export const bundlerPolicy = "webpack"
