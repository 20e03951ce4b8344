/** How to cite the page, ready to be copied into a bibliography. */
export function CiteThis({ bibtex }: { bibtex: string }) {
  return (
    <div className="prose" data-print="none">
      <details id="cite">
        <summary>Cite this article</summary>
        <figure className="code-block">
          <figcaption>BibTeX</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>
            <code>{bibtex}</code>
          </pre>
          <button type="button" className="copy-code" hidden>
            Copy
          </button>
        </figure>
      </details>
    </div>
  )
}
