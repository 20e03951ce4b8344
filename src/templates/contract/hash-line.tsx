import { CopyButton } from "../../components/copy-button"
import { WordBreaks } from "../../components/word-breaks"

interface HashLineProps {
  /** "Selector" or "Topic". */
  label: string
  /** The function, event or error, for the button's name. */
  of: string
  value: string
  /** The text that was hashed. */
  canonical: string
}

/** A selector or topic with a button to copy it. */
export function HashLine({ label, of, value, canonical }: HashLineProps) {
  return (
    <p>
      <span>{label}</span> <code>{value}</code>{" "}
      <CopyButton value={value} label={`Copy ${label.toLowerCase()} of ${of}`} />{" "}
      <code>
        <WordBreaks text={canonical} />
      </code>
    </p>
  )
}
