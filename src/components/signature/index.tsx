import * as styles from "./signature.module.css"
import { layOut, tokens } from "./tokens"

/** A Solidity declaration, highlighted. Wraps instead of scrolling: one parameter a line, then within lines. */
export function Signature({ code }: { code: string }) {
  return (
    <pre className={styles.signature}>
      <code>
        {tokens(layOut(code)).map(({ text, className }, index) =>
          className ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
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
