import type { ReactNode } from "react"
import { CopyButton } from "../../components/copy-button"
import { Html } from "../../components/html"
import { WordBreaks } from "../../components/word-breaks"
import type { GroupKey } from "../../content/contracts/contract-items"
import type { DrawnContract } from "../../content/contracts/drawn-contract"
import { SafetyNotice } from "../../content-components/safety-notice"
import { Changes, ChangesPointer } from "./changes"
import * as styles from "./contract.module.css"
import {
  BitLayouts,
  Constants,
  Declaration,
  Inherited,
  InternalNames,
  NameLink,
  StateVariables,
  Traits,
} from "./items"
import { Prose } from "./prose"
import { VersionLinks } from "./version-links"

interface ContractViewProps {
  reference: DrawnContract
  /** The safety notice as HTML. */
  notice?: string | null
  /** Breadcrumbs above the title. */
  before?: ReactNode
}

/** The article of a contract page, without the layout around it. */
export function ContractView({ reference, notice, before }: ContractViewProps) {
  const { name, version, source, inherits, changes, deployment, abi, status } = reference
  return (
    <article className={styles.contract}>
      <header>
        {before}
        <p className={styles.badges}>
          {reference.badges.map(badge => (
            <span key={badge}>{badge} </span>
          ))}
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
        {reference.caveat && <p>{reference.caveat}</p>}
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
              <a href={source.href}>{source.path}</a>
              {source.branch && ` on branch ${source.branch}`}
              {source.differs && (
                <small>The branch differs from this page in some declarations.</small>
              )}
            </dd>
          </div>
        </dl>
        <ChangesPointer changes={changes} pointer={reference.pointer} />
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
      {reference.groups.map(({ key, id, title }) => (
        <section key={key} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Folded
            when={reference.functions && folded.includes(key)}
            of={reference[key]}
            title={title}
          >
            <Group reference={reference} group={key} />
          </Folded>
        </section>
      ))}
      {changes.shownHere && <Changes changes={changes} />}
    </article>
  )
}

/** Groups that callers seldom need. */
const folded: readonly GroupKey[] = ["internalFunctions", "internalNames", "constants"]

interface FoldedProps {
  when: unknown
  title: string
  /** Content of the group, for its count. */
  of?: readonly unknown[]
  children: ReactNode
}

/** A group that opens on demand, or by a link into it. */
function Folded({ when, title, of = [], children }: FoldedProps) {
  if (!when) return <>{children}</>
  return (
    <details>
      <summary>
        {of.length} {title.toLowerCase()}
      </summary>
      {children}
    </details>
  )
}

function Group({ reference, group }: { reference: DrawnContract; group: GroupKey }) {
  const corrected = (anchor: string) =>
    (reference.corrections ?? []).filter(item => item.anchor === anchor).map(({ field }) => field)
  switch (group) {
    case "constants":
      return <Constants reference={reference} />
    case "stateVariables":
      return <StateVariables reference={reference} />
    case "functions":
    case "internalFunctions":
      return reference[group]?.map(item => (
        <Declaration
          key={item.anchor}
          item={item}
          title={item.title}
          corrected={corrected(item.anchor)}
        >
          <Traits item={item} />
        </Declaration>
      ))
    case "internalNames":
      return <InternalNames names={reference.internalNames ?? []} />
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
