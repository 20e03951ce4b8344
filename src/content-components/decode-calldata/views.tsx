import { WordBreaks } from "../../components/word-breaks"
import * as styles from "./decode-calldata.module.css"
import type { KnownAddress } from "./explain-address"
import type { ExplainedCall, ExplainedValue } from "./explain-call"

/** A call with its contracts, warnings, faults, and arguments. */
export function CallView({ call }: { call: ExplainedCall }) {
  const { signature, selector, summary, targets, warnings, faults, values } = call
  return (
    <>
      {signature && (
        <p>
          <strong>{signature.split("(")[0]}</strong>{" "}
          <code>
            <WordBreaks text={signature} />
          </code>{" "}
          <code>{selector}</code>
        </p>
      )}
      {warnings.map(warning => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {faults.map(fault => (
        <p key={fault} className={styles.warning}>
          {fault}
        </p>
      ))}
      {targets.length > 0 && (
        <p>
          In{" "}
          {targets.map(({ contract, version, href }, index) => (
            <span key={href}>
              {index > 0 && ", "}
              <a href={href}>
                {contract} {version}
              </a>
            </span>
          ))}
        </p>
      )}
      {summary && <p>{summary.replaceAll("`", "")}</p>}
      <Values values={values} />
    </>
  )
}

function Values({ values }: { values: readonly ExplainedValue[] }) {
  if (values.length === 0) return null
  return (
    <ul>
      {values.map(({ label, text, notes, items, call }) => (
        <li key={label}>
          <strong>{label}</strong> <code>{text}</code>
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
          <Values values={items} />
          {call && <CallView call={call} />}
        </li>
      ))}
    </ul>
  )
}

interface AddressViewProps {
  address: string
  found: readonly KnownAddress[]
  resembled: readonly KnownAddress[]
}

/** The contracts at an address, or the known addresses that it resembles. */
export function AddressView({ address, found, resembled }: AddressViewProps) {
  return (
    <>
      <p>
        <code>{address}</code>
      </p>
      {found.map(({ name, version, chains, status, source }) => (
        <p key={name}>
          {name}, {version}, on {chains}. {status}. Source: {source}.
        </p>
      ))}
      {resembled.map(({ name, version, address: other }) => (
        <p key={other} className={styles.warning}>
          This is not {name} {version}, whose address has the same beginning and end:{" "}
          <code>{other}</code>
        </p>
      ))}
      {found.length === 0 && resembled.length === 0 && (
        <p>
          This site doesn't know the address. Its list leaves out the contracts of individual
          markets.
        </p>
      )}
    </>
  )
}
