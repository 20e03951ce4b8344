interface CiteThisProps {
  bibtex: string
  /** Archive of the article's text, figures and data. */
  reproducePath?: string | null
}

/**
 * Citation to copy into a bibliography, and a link to the archive from which the article can be
 * reproduced.
 */
export function CiteThis({ bibtex, reproducePath }: CiteThisProps) {
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
      {reproducePath && (
        <p>
          <a href={reproducePath} download>
            Download text, figures and data (ZIP)
          </a>
        </p>
      )}
    </div>
  )
}
