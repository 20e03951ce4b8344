import { BitMap } from "../../components/bit-map"
import { Signature } from "../../components/signature"
import { functionTitle } from "../../content/contracts/contract-items"
import type {
  ContractReference,
  InheritedGroup,
  LinkedName,
} from "../../content/contracts/contract-reference"
import type {
  ContractError,
  ContractEvent,
  ContractFunction,
} from "../../content/contracts/contract-schema"
import * as styles from "./contract.module.css"
import { HashLine } from "./hash-line"
import { Parameters } from "./parameters"
import { Prose } from "./prose"

/** A heading that links to itself, so that its address can be copied. */
export function ItemHeading({ id, children }: { id: string; children: string }) {
  return (
    <h3 id={id}>
      <a href={`#${id}`}>{children}</a>
    </h3>
  )
}

interface FunctionItemProps {
  item: ContractFunction
  all: readonly ContractFunction[]
  /** Fields of this item that earlier editions had wrong. */
  corrected: readonly string[]
}

export function FunctionItem({ item, all, corrected }: FunctionItemProps) {
  const { anchor, signature, summary, params, returns, canonical, selector } = item
  const title = functionTitle(item, all)
  const traits = [
    item.visibility !== "constructor" && item.visibility,
    item.mutability,
    item.virtual && "virtual",
    item.override && "override",
  ].filter(trait => typeof trait === "string")
  return (
    <div className={styles.item}>
      <ItemHeading id={anchor}>{title}</ItemHeading>
      <ul className={styles.traits}>
        {traits.map(trait => (
          <li key={trait}>{trait}</li>
        ))}
        {item.modifiers?.map(modifier => (
          <li key={modifier}>
            <code>{modifier}</code>
          </li>
        ))}
      </ul>
      <Signature code={signature} />
      <p>
        <Prose text={summary} />
      </p>
      <Parameters title="Parameters" of={title} params={params} />
      <Parameters title="Returns" of={title} params={returns} />
      {selector && canonical && (
        <HashLine label="Selector" of={title} value={selector} canonical={canonical} />
      )}
      <Corrected fields={corrected} />
    </div>
  )
}

export function EventItem({ item }: { item: ContractEvent }) {
  const { anchor, name, signature, summary, params, topic, canonical } = item
  return (
    <div className={styles.item}>
      <ItemHeading id={anchor}>{name}</ItemHeading>
      <Signature code={signature} />
      <p>
        <Prose text={summary} />
      </p>
      <Parameters title="Parameters" of={name} params={params} />
      <HashLine label="Topic" of={name} value={topic} canonical={canonical} />
    </div>
  )
}

export function ErrorItem({
  item,
  corrected,
}: {
  item: ContractError
  corrected: readonly string[]
}) {
  const { anchor, name, summary, params, selector, canonical } = item
  return (
    <div className={styles.item}>
      <ItemHeading id={anchor}>{name}</ItemHeading>
      <p>
        <Prose text={summary} />
      </p>
      <Parameters title="Parameters" of={name} params={params} />
      <HashLine label="Selector" of={name} value={selector} canonical={canonical} />
      <Corrected fields={corrected} />
    </div>
  )
}

/** Says that readers of earlier editions should look again. */
function Corrected({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null
  const names = fields.map(field =>
    field === "summary" ? "the description" : field === "returns" ? "the return values" : field,
  )
  return (
    <p className={styles.corrected}>
      Corrected: earlier editions of this reference had {names.join(" and ")} wrong.
    </p>
  )
}

export function Constants({ reference }: { reference: ContractReference }) {
  return (
    <table>
      <caption>Constants</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {reference.constants?.map(({ anchor, name, type, value, visibility, meaning }) => (
          <tr key={anchor} id={anchor}>
            <th scope="row">
              <a href={`#${anchor}`}>
                <code>{name}</code>
              </a>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <Prose text={meaning} />
              <small>
                <code>{type}</code> {visibility}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function StateVariables({ reference }: { reference: ContractReference }) {
  return (
    <table>
      <caption>State variables</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {reference.stateVariables?.map(
          ({ anchor, name, type, visibility, immutable, meaning, getter }) => (
            <tr key={anchor} id={anchor}>
              <th scope="row">
                <a href={`#${anchor}`}>
                  <code>{name}</code>
                </a>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <Prose text={meaning} />
                <small>
                  {visibility}
                  {immutable && " immutable"}
                  {getter && (
                    <>
                      , getter <code>{getter.canonical}</code> <code>{getter.selector}</code>{" "}
                      <button
                        type="button"
                        className="copy"
                        data-copy={getter.selector}
                        aria-label={`Copy selector of ${name}`}
                      >
                        Copy
                      </button>
                    </>
                  )}
                </small>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

export function Inherited({ groups }: { groups: readonly InheritedGroup[] }) {
  return groups.map(group => (
    <table key={group.name}>
      <caption>{`Functions inherited from ${group.name}`}</caption>
      <thead>
        <tr>
          <th scope="col">
            From <NameLink {...group} />
          </th>
          <th scope="col">Signature</th>
          <th scope="col">Selector</th>
        </tr>
      </thead>
      <tbody>
        {group.functions.map(item => (
          <tr key={item.canonical}>
            <th scope="row">
              <NameLink {...item} />
            </th>
            <td>
              <code>{item.canonical}</code>
            </td>
            <td>
              <code>{item.selector}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

export function NameLink({ name, href }: LinkedName) {
  const code = <code>{name}</code>
  return href ? <a href={href}>{code}</a> : code
}

export function BitLayouts({ reference }: { reference: ContractReference }) {
  return (
    <>
      {reference.bitLayouts?.map(layout => (
        <div key={layout.anchor} className={styles.item}>
          <ItemHeading id={layout.anchor}>{layout.name}</ItemHeading>
          <BitMap layout={layout} />
          {layout.note && (
            <p>
              <Prose text={layout.note} />
            </p>
          )}
        </div>
      ))}
      {reference.hashes?.map(({ anchor, name, type, formula, meaning }) => (
        <div key={anchor} className={styles.item}>
          <ItemHeading id={anchor}>{name}</ItemHeading>
          <p>
            {meaning}, <code>{type}</code>. It is a hash and has no fields of its own:
          </p>
          <Signature code={formula} />
        </div>
      ))}
    </>
  )
}
