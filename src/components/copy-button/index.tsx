interface CopyButtonProps {
  /** What it copies. */
  value: string
  /** What it says to screen readers. */
  label: string
  className?: string
}

/** A button that copies a short text; the site's copy script listens for all of them. */
export function CopyButton({ value, label, className = "copy" }: CopyButtonProps) {
  return (
    <button type="button" className={className} data-copy={value} aria-label={label}>
      Copy
    </button>
  )
}
