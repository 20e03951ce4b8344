import * as styles from "./signature.module.css"
import { tokens } from "./tokens"

/** A highlighted Solidity declaration, whose lines wrap instead of scrolling. */
export function Signature({ code }: { code: string }) {
  return (
    <pre className={styles.signature}>
      <code>
        {tokens(code).map(({ text, className }, index) =>
          className ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <span key={index} className={className}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  )
}
