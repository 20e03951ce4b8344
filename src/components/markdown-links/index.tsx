/** Ways to the page as Markdown: a button that copies it, where there is a script, and its address. */
export function MarkdownLinks({ path }: { path: string }) {
  return (
    <>
      <button type="button" data-aid="page" data-path={path} hidden>
        Copy page as Markdown
      </button>
      <a href={path}>View as Markdown</a>
    </>
  )
}
