import { type ReactNode, useId } from "react"

interface DescribedPictureProps {
  className: string | undefined
  title: string
  description: string
  children: ReactNode
}

/** A drawing of several elements that screen readers treat as one image. */
export function DescribedPicture({
  className,
  title,
  description,
  children,
}: DescribedPictureProps) {
  const id = useId()
  return (
    <div
      className={className}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <span id={`${id}title`} hidden>
        {title}
      </span>
      <span id={`${id}description`} hidden>
        {description}
      </span>
      {children}
    </div>
  )
}
