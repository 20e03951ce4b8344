/** Names of the Trusted Types policies that the site's scripts make; the header allows no others. */

/** For HTML that the build has made, and structured data. */
export const sitePolicy = "site"
/** For the address of Google's script. */
export const analyticsPolicy = "analytics"
/** Of webpack's runtime, which loads scripts and workers. */
export const bundlerPolicy = "webpack"
