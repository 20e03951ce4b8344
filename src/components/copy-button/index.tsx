interface CopyButtonProps {
  /** Text to copy. */
  value: string
  /** Name for screen readers. */
  label: string
  className?: string
}

/** A button that copies a short text; the site's copy script handles all of them. */
export function CopyButton({ value, label, className = "copy" }: CopyButtonProps) {
  return (
    <button type="button" className={className} data-copy={value} aria-label={label}>
      Copy
    </button>
  )
}
