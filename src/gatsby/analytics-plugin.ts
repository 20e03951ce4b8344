/**
 * Entry of gatsby-plugin-google-gtag. It writes Google's script and the commands that set up the measurement into
 * every page; the script waits there for the reader's consent (src/gatsby/patches/consent-tag).
 * @param id of the measurement, `G-…`
 */
export function analyticsPlugin(id: string) {
  return {
    resolve: "gatsby-plugin-google-gtag",
    options: {
      trackingIds: [id],
      gtagConfig: { anonymize_ip: true },
      // Its page views come without title and address, and twice; src/analytics sends them instead.
      pluginConfig: { head: true, respectDNT: true, exclude: ["/**"] },
    },
  }
}
