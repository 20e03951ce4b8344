import { Signature } from "../../components/signature"
import { changesAnchor, changesHeading } from "../../content/contracts/contract-items"
import type { ChangesView } from "../../content/contracts/contract-reference"
import type { DrawnContract } from "../../content/contracts/drawn-contract"
import { Paragraph } from "./prose"

interface ChangesPointerProps {
  changes: ChangesView
  pointer: DrawnContract["pointer"]
}

/** Line near the title that says if the other version differs, and links to the changes. */
export function ChangesPointer({ changes: { to, href, shownHere }, pointer }: ChangesPointerProps) {
  if (!pointer) return null
  const target = shownHere ? `#${changesAnchor(to)}` : href
  return (
    <p>
      {pointer.sentence} {target && <a href={target}>{pointer.heading}</a>}
    </p>
  )
}

/** Lists what the later version added, removed and changed. */
export function Changes({ changes }: { changes: ChangesView }) {
  const { from, to, notes, inherits, groups = [] } = changes
  return (
    <section aria-labelledby={changesAnchor(to)}>
      <h2 id={changesAnchor(to)}>{changesHeading(to)}</h2>
      {notes.map(note => (
        <Paragraph key={note} text={note} />
      ))}
      {inherits && (
        <p>
          Inherits from <code>{inherits.to.join(", ")}</code> instead of{" "}
          <code>{inherits.from.join(", ")}</code>.
        </p>
      )}
      {groups.map(({ title, added = [], removed = [], changed = [], replaced = [] }) => (
        <div key={title}>
          <h3>{title}</h3>
          {added.length > 0 && <h4>Added</h4>}
          {added.map(item => (
            <Signature key={item.declaration} code={item.declaration} />
          ))}
          {removed.length > 0 && <h4>Removed</h4>}
          {removed.map(item => (
            <Signature key={item.declaration} code={item.declaration} />
          ))}
          {changed.length > 0 && <h4>Changed</h4>}
          {changed.map(item => (
            <div key={item.from}>
              <p>
                <code>{item.name}</code>: {list(item.fields)}
                {item.selector && (
                  <>
                    ; selector <code>{item.selector.from}</code> is now{" "}
                    <code>{item.selector.to}</code>
                  </>
                )}
                {item.topic && "; the topic changes with it"}
              </p>
              <dl>
                <dt>{from}</dt>
                <dd>
                  <Signature code={item.from} />
                </dd>
                <dt>{to}</dt>
                <dd>
                  <Signature code={item.to} />
                </dd>
              </dl>
            </div>
          ))}
          {replaced.length > 0 && (
            <>
              <h4>Replaced by</h4>
              <ul>
                {replaced.map(item => (
                  <li key={item.from}>
                    <code>{item.from}</code> → <Names names={item.to} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <code>{name}</code>
    </span>
  ))
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`
}
