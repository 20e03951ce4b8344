import { useEffect, useState } from "react"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./decode-calldata.module.css"
import { addressIn, explainAddress } from "./explain-address"
import { type Decoder, loadDecoder } from "./load-decoder"
import { tokensIn } from "./tokens-in"
import { AddressView, CallView } from "./views"

const noAddresses = { sets: [] }

/**
 * A tool that decodes calldata or an address in the browser. The decoder loads when a reader
 * focuses the input.
 */
export function DecodeCalldata({ addresses = noAddresses }: PropsOf<typeof component>) {
  const [text, setText] = useState("")
  const [pair, setPair] = useState("")
  const [isWanted, setIsWanted] = useState(false)
  const [decoder, setDecoder] = useState<Decoder>()
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    setIsMissing(false)
    loadDecoder(addresses).then(setDecoder, () => {
      setIsMissing(true)
      setIsWanted(false)
    })
  }, [isWanted, addresses])
  const written = text.trim()
  const tokens = tokensIn(pair)
  const address = addressIn(written)
  return (
    <section className={`needs-script ${styles.tool}`} aria-label="Decode calldata">
      <fieldset className={styles.fields}>
        <legend className="sr-only">What to decode</legend>
        <label>
          Calldata or an address
          <textarea
            rows={5}
            spellCheck={false}
            value={text}
            onFocus={() => setIsWanted(true)}
            onChange={event => {
              setText(event.target.value)
              setIsWanted(true)
            }}
          />
        </label>
        <label>
          Tokens of the market with their decimals, optional
          <input
            type="text"
            placeholder="USDC 6, WETH 18"
            value={pair}
            onChange={event => setPair(event.target.value)}
          />
        </label>
      </fieldset>
      <div role="status" className={styles.result}>
        {pair.trim() && !tokens && <p>Write token0, then token1, like this: USDC 6, WETH 18.</p>}
        {isMissing && (
          <p>
            The decoder could not be loaded.{" "}
            <button type="button" className="link" onClick={() => setIsWanted(true)}>
              Retry
            </button>
          </p>
        )}
        {written && !decoder && !isMissing && <p>Loading the decoder …</p>}
        {written && decoder && address && (
          <AddressView address={address} {...explainAddress(address, decoder.addresses)} />
        )}
        {written && decoder && !address && <CallView call={decoder.explain(written, tokens)} />}
      </div>
    </section>
  )
}
