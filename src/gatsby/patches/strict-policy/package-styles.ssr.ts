/**
 * Elements that Gatsby and gatsby-plugin-image style through attributes; styles/packages.css has
 * the same rules.
 */
const ofPackages =
  /id="gatsby-(?:focus-wrapper|announcer)"|data-(?:main|placeholder)-image=|role="presentation"|style="max-width:\d+px;display:block"/

/**
 * Removes the style attributes that packages write, which the site's Content-Security-Policy
 * refuses, from a page's HTML (called through package-styles.ts). Other style attributes are the
 * site's own mistakes and stay, so that the build finds them.
 */
export function withoutPackageStyles(html: string): string {
  return html.replace(/<(?:div|img) [^<>]*style="[^<>]*>/g, tag =>
    ofPackages.test(tag) ? tag.replace(/ style="[^"]*"/, "") : tag,
  )
}
