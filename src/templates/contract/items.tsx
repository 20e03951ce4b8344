import type { ReactNode } from "react"
import { BitMap } from "../../components/bit-map"
import { CopyButton } from "../../components/copy-button"
import { Signature } from "../../components/signature"
import { Table } from "../../components/table"
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
import { Paragraph, Prose } from "./prose"

interface ItemProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the contract under a heading that links to itself, so that its address can be copied. */
export function Item({ id, title, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <h3 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h3>
      {children}
    </div>
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
    <Item id={anchor} title={title}>
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
      <Paragraph text={summary} />
      <Parameters title="Parameters" of={title} params={params} />
      <Parameters title="Returns" of={title} params={returns} />
      {selector && canonical && (
        <HashLine label="Selector" of={title} value={selector} canonical={canonical} />
      )}
      <Corrected fields={corrected} />
    </Item>
  )
}

export function EventItem({ item }: { item: ContractEvent }) {
  const { anchor, name, signature, summary, params, topic, canonical } = item
  return (
    <Item id={anchor} title={name}>
      <Signature code={signature} />
      <Paragraph text={summary} />
      <Parameters title="Parameters" of={name} params={params} />
      <HashLine label="Topic" of={name} value={topic} canonical={canonical} />
    </Item>
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
    <Item id={anchor} title={name}>
      <Paragraph text={summary} />
      <Parameters title="Parameters" of={name} params={params} />
      <HashLine label="Selector" of={name} value={selector} canonical={canonical} />
      <Corrected fields={corrected} />
    </Item>
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
    <Table caption="Constants" heads={["Name", "Value", "Meaning"]}>
      {reference.constants?.map(({ anchor, name, type, value, visibility, meaning }) => (
        <tr key={anchor} id={anchor}>
          <AnchoredName anchor={anchor} name={name} />
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
    </Table>
  )
}

export function StateVariables({ reference }: { reference: ContractReference }) {
  return (
    <Table caption="State variables" heads={["Name", "Type", "Meaning"]}>
      {reference.stateVariables?.map(
        ({ anchor, name, type, visibility, immutable, meaning, getter }) => (
          <tr key={anchor} id={anchor}>
            <AnchoredName anchor={anchor} name={name} />
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
                    <CopyButton value={getter.selector} label={`Copy selector of ${name}`} />
                  </>
                )}
              </small>
            </td>
          </tr>
        ),
      )}
    </Table>
  )
}

/** Head of a row that links to itself. */
function AnchoredName({ anchor, name }: { anchor: string; name: string }) {
  return (
    <th scope="row">
      <a href={`#${anchor}`}>
        <code>{name}</code>
      </a>
    </th>
  )
}

export function Inherited({ groups }: { groups: readonly InheritedGroup[] }) {
  return groups.map(group => (
    <Table
      key={group.name}
      caption={`Functions inherited from ${group.name}`}
      heads={[
        <>
          From <NameLink {...group} />
        </>,
        "Signature",
        "Selector",
      ]}
    >
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
    </Table>
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
        <Item key={layout.anchor} id={layout.anchor} title={layout.name}>
          <BitMap layout={layout} />
          {layout.note && <Paragraph text={layout.note} />}
        </Item>
      ))}
      {reference.hashes?.map(({ anchor, name, type, formula, meaning }) => (
        <Item key={anchor} id={anchor} title={name}>
          <p>
            {meaning}, <code>{type}</code>. It is a hash and has no fields of its own:
          </p>
          <Signature code={formula} />
        </Item>
      ))}
    </>
  )
}
