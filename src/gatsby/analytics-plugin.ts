/**
 * Entry of gatsby-plugin-google-gtag, which adds Google's script and its setup commands to every
 * page. The script does not run until the reader consents (src/gatsby/patches/consent-tag).
 * @param id of the measurement, `G-…`
 */
export function analyticsPlugin(id: string) {
  return {
    resolve: "gatsby-plugin-google-gtag",
    options: {
      trackingIds: [id],
      gtagConfig: { anonymize_ip: true },
      // The plugin sends page views twice, without title and address; src/analytics sends them
      // instead.
      pluginConfig: { head: true, respectDNT: true, exclude: ["/**"] },
    },
  }
}
