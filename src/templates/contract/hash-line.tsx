interface HashLineProps {
  /** "Selector" or "Topic". */
  label: string
  /** The function, event or error, for the button's name. */
  of: string
  value: string
  /** The text that was hashed. */
  canonical: string
}

/** A selector or topic with a button to copy it; the site's copy script listens for the button's class. */
export function HashLine({ label, of, value, canonical }: HashLineProps) {
  return (
    <p>
      <span>{label}</span> <code>{value}</code>{" "}
      <button
        type="button"
        className="copy"
        data-copy={value}
        aria-label={`Copy ${label.toLowerCase()} of ${of}`}
      >
        Copy
      </button>{" "}
      <code>{canonical}</code>
    </p>
  )
}
