import type { ReactNode } from "react"
import { CopyButton } from "../../components/copy-button"
import { Html } from "../../components/html"
import { WordBreaks } from "../../components/word-breaks"
import {
  contractGroups,
  functionsIn,
  functionTitle,
  type GroupKey,
} from "../../content/contracts/contract-items"
import type { ContractReference } from "../../content/contracts/contract-reference"
import { SafetyNotice } from "../../content-components/safety-notice"
import { Changes, ChangesPointer } from "./changes"
import * as styles from "./contract.module.css"
import {
  BitLayouts,
  Constants,
  Declaration,
  Inherited,
  NameLink,
  StateVariables,
  Traits,
} from "./items"
import { Prose } from "./prose"
import { useOpenTarget } from "./use-open-target"
import { VersionLinks } from "./version-links"

const kinds = {
  contract: "Contract",
  abstract: "Abstract contract",
  interface: "Interface",
  library: "Library",
} as const

const categories = {
  contracts: "Core",
  base: "Base",
  interfaces: "Interfaces",
  libraries: "Libraries",
  tokens: "Tokens",
  types: "Types",
} as const

interface ContractViewProps {
  reference: ContractReference
  /** The safety notice as HTML. */
  notice?: string | null
  /** Shown above the title: breadcrumbs. */
  before?: ReactNode
}

/** The article of a contract page, without the layout around it. */
export function ContractView({ reference, notice, before }: ContractViewProps) {
  const { name, kind, category, version, source, inherits, changes, deployment, abi, status } =
    reference
  const callable = functionsIn(reference, "functions").length > 0
  useOpenTarget()
  return (
    <article className={styles.contract}>
      <header>
        {before}
        <p className={styles.badges}>
          <span>{kinds[kind]}</span> <span>{categories[category]}</span>
        </p>
        <h1>
          <WordBreaks text={name} />
        </h1>
        <VersionLinks versions={reference.versions} current={version} />
        <dl className={styles.about}>
          {deployment && (
            <div>
              <dt>Address</dt>
              <dd>
                <code>{deployment.address}</code>{" "}
                <CopyButton value={deployment.address} label={`Copy the address of ${name}`} />{" "}
                {deployment.role}
              </dd>
            </div>
          )}
          {abi && (
            <div>
              <dt>ABI</dt>
              <dd>
                <a href={abi.href} download>
                  {name}.abi.json
                </a>{" "}
                {abi.count} items
              </dd>
            </div>
          )}
          {(deployment || abi) && status && (
            <div>
              <dt>Status</dt>
              <dd>
                <strong>{status}</strong>
              </dd>
            </div>
          )}
        </dl>
        {notice && (
          <SafetyNotice>
            <Html html={notice} />
          </SafetyNotice>
        )}
        <p className={styles.lead}>{reference.description}</p>
        <dl className={styles.about}>
          {inherits.length > 0 && (
            <div>
              <dt>Inherits</dt>
              <dd>
                {inherits.map(parent => (
                  <span key={parent.name}>
                    <NameLink {...parent} />{" "}
                  </span>
                ))}
              </dd>
            </div>
          )}
          {reference.valueTypes?.map(type => (
            <div key={type.name}>
              <dt>Type</dt>
              <dd>
                <code>{type.name}</code> is <code>{type.underlying}</code>
              </dd>
            </div>
          ))}
          <div>
            <dt>Source</dt>
            <dd>
              <a href={source.href}>{source.path}</a> on branch {source.branch}
              {source.differs && (
                <small>The branch differs from this page in some declarations.</small>
              )}
            </dd>
          </div>
        </dl>
        <ChangesPointer changes={changes} />
      </header>
      {reference.points.length > 0 && (
        <ul className={styles.points}>
          {reference.points.map(point => (
            <li key={point}>
              <Prose text={point} />
            </li>
          ))}
        </ul>
      )}
      {contractGroups(reference).map(({ key, id, title }) => (
        <section key={key} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Folded when={callable && folded.includes(key)} title={title}>
            <Group reference={reference} group={key} />
          </Folded>
        </section>
      ))}
      {changes.shownHere && <Changes changes={changes} />}
    </article>
  )
}

/** Groups that callers seldom want. */
const folded: readonly GroupKey[] = ["internalFunctions", "constants"]

interface FoldedProps {
  when: boolean
  title: string
  children: ReactNode
}

/** What opens on demand, and by a link into it. */
function Folded({ when, title, children }: FoldedProps) {
  if (!when) return <>{children}</>
  return (
    <details>
      <summary>Show {title.toLowerCase()}</summary>
      {children}
    </details>
  )
}

function Group({ reference, group }: { reference: ContractReference; group: GroupKey }) {
  const corrected = (anchor: string) =>
    (reference.corrections ?? []).filter(item => item.anchor === anchor).map(({ field }) => field)
  switch (group) {
    case "constants":
      return <Constants reference={reference} />
    case "stateVariables":
      return <StateVariables reference={reference} />
    case "functions":
    case "internalFunctions":
      return functionsIn(reference, group).map(item => (
        <Declaration
          key={item.anchor}
          item={item}
          title={functionTitle(item, reference.functions)}
          corrected={corrected(item.anchor)}
        >
          <Traits item={item} />
        </Declaration>
      ))
    case "inherited":
      return <Inherited groups={reference.inherited ?? []} />
    case "errors":
      return reference.errors?.map(item => (
        <Declaration key={item.anchor} item={item} corrected={corrected(item.anchor)} />
      ))
    case "modifiers":
    case "events":
    case "structs":
      return reference[group]?.map(item => <Declaration key={item.anchor} item={item} />)
    case "bitLayouts":
      return <BitLayouts reference={reference} />
  }
}
