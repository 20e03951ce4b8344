/** A piece of HTML that the build has made, in an element that takes no part in the layout. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and cleaned at build.
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />
}
