import type { ReactNode } from "react"
import { BitMap } from "../../components/bit-map"
import { CopyButton } from "../../components/copy-button"
import { Signature } from "../../components/signature"
import { Table } from "../../components/table"
import { WordBreaks } from "../../components/word-breaks"
import type { InheritedGroup, LinkedName } from "../../content/contracts/contract-reference"
import type {
  ContractEvent,
  ContractFunction,
  ContractStateVariable,
  ContractStruct,
} from "../../content/contracts/contract-schema"
import type { DrawnContract } from "../../content/contracts/drawn-contract"
import * as styles from "./contract.module.css"
import { HashLine } from "./hash-line"
import { Parameters } from "./parameters"
import { Paragraph, Prose } from "./prose"

interface ItemProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the contract under a heading that links to itself, so its address can be copied. */
function Item({ id, title, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <h3 id={id}>
        <a href={`#${id}`}>
          <WordBreaks text={title} />
        </a>
      </h3>
      {children}
    </div>
  )
}

interface DeclarationProps {
  item: Pick<ContractFunction, "name" | "anchor"> &
    Partial<
      ContractFunction & Pick<ContractEvent, "topic" | "published"> & Pick<ContractStruct, "fields">
    >
  /** Title to show instead of the name. */
  title?: string
  /** Fields of this item that were wrong in earlier editions. */
  corrected?: readonly string[]
  /** Content above its signature. */
  children?: ReactNode
}

/** A function, event, error, modifier or struct with all its details. */
export function Declaration({
  item,
  title = item.name,
  corrected = [],
  children,
}: DeclarationProps) {
  const { signature, summary, params, returns, fields, topic, selector, canonical } = item
  const hash = topic ?? selector
  return (
    <Item id={item.anchor} title={title}>
      {children}
      {signature && <Signature code={signature} />}
      {summary && <Paragraph text={summary} />}
      <Parameters title="Parameters" of={title} params={params} />
      <Parameters title="Returns" of={title} params={returns} />
      <Parameters title="Fields" of={title} params={fields} />
      {hash && canonical && (
        <HashLine
          label={topic ? "Topic" : "Selector"}
          of={title}
          value={hash}
          canonical={canonical}
        />
      )}
      {item.published && <Published {...item.published} />}
      <Corrected fields={corrected} />
    </Item>
  )
}

/** Notes that the published source declares an event differently than the bytecode emits it. */
function Published({ canonical, topic }: NonNullable<ContractEvent["published"]>) {
  return (
    <p className={styles.corrected}>
      Mainnet emits this. The published source has <code>{canonical}</code>, topic{" "}
      <code>{topic}</code>.
    </p>
  )
}

/** Visibility, mutability and modifiers of a function, shown above its signature. */
export function Traits({ item }: { item: ContractFunction }) {
  const traits = [
    item.visibility !== "constructor" && item.visibility,
    item.mutability,
    item.virtual && "virtual",
    item.override && "override",
  ].filter(trait => typeof trait === "string")
  return (
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
  )
}

/** Notes which fields were wrong in earlier editions. */
function Corrected({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null
  const names: Record<string, string> = { summary: "Description", returns: "Return values" }
  const sentences = fields.map(field => `${names[field] ?? field} corrected.`)
  return <p className={styles.corrected}>{sentences.join(" ")}</p>
}

interface LinkedRowProps {
  anchor: string
  name: string
  /** Code next to the name: a value or a type. */
  detail: string
  meaning: string
  /** Small print below the meaning. */
  more: ReactNode
}

/** A table row whose name links to the row. */
function LinkedRow({ anchor, name, detail, meaning, more }: LinkedRowProps) {
  return (
    <tr id={anchor}>
      <th scope="row">
        <a href={`#${anchor}`}>
          <code>
            <WordBreaks text={name} />
          </code>
        </a>
      </th>
      <td>
        <code>{detail}</code>
      </td>
      <td>
        <Prose text={meaning} />
        <small>{more}</small>
      </td>
    </tr>
  )
}

export function Constants({ reference }: { reference: DrawnContract }) {
  return (
    <Table caption="Constants" heads={["Name", "Value", "Meaning"]}>
      {reference.constants?.map(({ anchor, name, type, value, visibility, meaning, getter }) => (
        <LinkedRow
          key={anchor}
          anchor={anchor}
          name={name}
          detail={value}
          meaning={meaning}
          more={
            <>
              <code>{type}</code> {visibility}
              {getter && <Getter name={name} getter={getter} />}
            </>
          }
        />
      ))}
    </Table>
  )
}

export function StateVariables({ reference }: { reference: DrawnContract }) {
  return (
    <Table caption="State variables" heads={["Name", "Type", "Meaning"]}>
      {reference.stateVariables?.map(
        ({ anchor, name, type, visibility, immutable, meaning, getter }) => (
          <LinkedRow
            key={anchor}
            anchor={anchor}
            name={name}
            detail={type}
            meaning={meaning}
            more={
              <>
                {visibility}
                {immutable && " immutable"}
                {getter && <Getter name={name} getter={getter} />}
              </>
            }
          />
        ),
      )}
    </Table>
  )
}

interface GetterProps {
  name: string
  getter: NonNullable<ContractStateVariable["getter"]>
}

function Getter({ name, getter }: GetterProps) {
  return (
    <>
      , getter <code>{getter.canonical}</code> <code>{getter.selector}</code>{" "}
      <CopyButton value={getter.selector} label={`Copy selector of ${name}`} />
    </>
  )
}

/** Internal functions of a version that lists them by name only. */
export function InternalNames({ names }: { names: readonly string[] }) {
  return (
    <p>
      {names.map(name => (
        <span key={name}>
          <code>{name}</code>{" "}
        </span>
      ))}
    </p>
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
            <code>
              <WordBreaks text={item.canonical} />
            </code>
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

export function BitLayouts({ reference }: { reference: DrawnContract }) {
  return (
    <>
      {reference.bitLayouts?.map(layout => (
        <Item key={layout.anchor} id={layout.anchor} title={layout.name}>
          <BitMap layout={layout} rows={layout.drawn} />
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
