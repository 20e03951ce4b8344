import { Fragment } from "react"

/** A sentence of the contract data; words in backticks are code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index}:${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>
  })
}

export const Paragraph = ({ text }: { text: string }) => (
  <p>
    <Prose text={text} />
  </p>
)
