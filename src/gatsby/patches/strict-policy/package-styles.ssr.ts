/** Elements that Gatsby and gatsby-plugin-image dress with style attributes; styles/packages.css says the same. */
const ofPackages =
  /id="gatsby-(?:focus-wrapper|announcer)"|data-(?:main|placeholder)-image=|role="presentation"|style="max-width:\d+px;display:block"/

/**
 * The HTML of a page without the style attributes that packages write, which the site's Content-Security-Policy refuses.
 * Called where Gatsby renders pages (package-styles.ts). Others are the site's own fault and stay,
 * so that the build finds them.
 */
export function withoutPackageStyles(html: string): string {
  return html.replace(/<(?:div|img) [^<>]*style="[^<>]*>/g, tag =>
    ofPackages.test(tag) ? tag.replace(/ style="[^"]*"/, "") : tag,
  )
}
