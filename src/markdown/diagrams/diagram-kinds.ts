import { classMember } from "./class-member"
import { flowchartLine } from "./flowchart-line"
import { hideMarks } from "./hidden-characters"
import { sequenceLine } from "./sequence-line"

/** A kind of Mermaid's diagrams that is drawn here. */
export interface DiagramKind {
  name: string
  /** Its first line. */
  header: RegExp
  /**
   * A line as the drawing program reads it, or null where it means nothing to it: the program would leave such a line out, and
   * nobody would notice.
   */
  read(line: string, depth: number): string | null
  /** Lines that open a group, and such as close one. */
  opens?: RegExp
  closes?: RegExp
  /** Lines of Mermaid that say how something looks or what a press does. They have no effect here. */
  withoutEffect?: RegExp
  /** Fix for a label that the program left out of its drawing. */
  whenLost: string
  /** What lines look like, for whoever wrote another. */
  example: string
}

/** A reader of lines that look like one of these; within braces, like one of the others. */
function oneOf(
  lines: readonly RegExp[],
  within: readonly RegExp[] = lines,
): (line: string, depth: number) => string | null {
  return (line, depth) => ((depth > 0 ? within : lines).some(each => each.test(line)) ? line : null)
}

/** A reader that changes the lines that it takes. */
function rewritten(
  change: (line: string) => string,
  ...lines: Parameters<typeof oneOf>
): ReturnType<typeof oneOf> {
  const read = oneOf(...lines)
  return (line, depth) => {
    const taken = read(line, depth)
    return taken === null ? null : change(taken)
  }
}

const hideMarksInLabel = (line: string) =>
  line.replace(/:\s*(\S.*)$/, (_, label: string) => `: ${hideMarks(label)}`)

/** The program knows `o{` at either end of a relation, and keys apart by spaces. */
const attributeOrRelation = (line: string) =>
  line.replace(/\}o(?=--|\.\.)/, "o{").replace(/\s*,\s*(?=(?:PK|FK|UK)\b)/g, " ")

const styling = /^(?:classDef|class|style|linkStyle|click)\s/
const relation = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)`
const classLines = [
  /^class\s+\w+(?:~\w+~)?(?:\s*\{)?$/,
  /^\w+\s*:\s*\S.*$/,
  new RegExp(String.raw`^\w+\s+(?:"[^"]*"\s+)?${relation}\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*\S.*)?$`),
  /^\}$/,
]

const classLine = oneOf(classLines, [/^<<\w+>>$/, /^[+\-#~]?[\w"].*$/, /^\}$/])

export const diagramKinds: readonly DiagramKind[] = [
  {
    name: "flowchart",
    header: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/,
    read: flowchartLine,
    opens: /^subgraph\s/,
    closes: /^end$/,
    withoutEffect: styling,
    whenLost: "write the text of a node once, where its name comes first",
    example: "`A[Text] --> B`, `A -->|label| B`, or `subgraph Name` closed by `end`",
  },
  {
    name: "sequence diagram",
    header: /^sequenceDiagram$/,
    read: sequenceLine,
    opens: /^(?:loop|alt|opt|par|critical|break)\b/,
    closes: /^end$/,
    whenLost: "write a note below the first message, and a participant above it",
    example: "`participant A as Name`, `A->>B: message`, or `alt case` closed by `end`",
  },
  {
    name: "state diagram",
    header: /^stateDiagram(?:-v2)?$/,
    read: rewritten(hideMarksInLabel, [
      /^direction (?:TD|TB|LR|BT|RL)$/,
      /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^(?:\[\*\]|[\w\p{L}]+)\s*-->\s*(?:\[\*\]|[\w\p{L}]+)(?:\s*:\s*\S.*)?$/u,
      /^[\w\p{L}]+\s*:\s*\S.*$/u,
      /^\}$/,
    ]),
    opens: /\{$/,
    closes: /^\}$/,
    withoutEffect: styling,
    whenLost: "write the text of a state once, above the first line that has its name",
    example: '`A --> B: why`, `[*] --> A`, `state "Text" as A`, or `state A {` closed by `}`',
  },
  {
    name: "class diagram",
    header: /^classDiagram$/,
    read: (line, depth) => {
      const read = classLine(line, depth)
      if (read === null || depth > 0)
        return read && (/^(?:<<|\}$)/.test(read) ? read : classMember(read))
      const [, name, member] = /^(\w+)\s*:\s*(\S.*)$/.exec(read) ?? []
      return member === undefined ? read : `${name} : ${classMember(member)}`
    },
    opens: /\{$/,
    closes: /^\}$/,
    whenLost: "write it in a line such as `A --> B : label` or `+type name`",
    example: "`A <|-- B`, `A --> B : label`, or `class A {` with a member a line, closed by `}`",
  },
  {
    name: "entity diagram",
    header: /^erDiagram$/,
    read: rewritten(
      attributeOrRelation,
      [
        /^[\w-]+\s*\{$/,
        /^[\w-]+\s+(?:\|\||\|o|o\||\}\||\|\{|\}o|o\{)(?:--|\.\.)(?:\|\||\|o|o\||\}\||\|\{|\}o|o\{)\s+[\w-]+\s*:\s*\S.*$/,
      ],
      [/^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?$/, /^\}$/],
    ),
    opens: /\{$/,
    closes: /^\}$/,
    whenLost: "write it in a line such as `ACCOUNT ||--o{ POSITION : holds` or `type name PK`",
    example:
      "`ACCOUNT ||--o{ POSITION : holds`, or `ACCOUNT {` with `type name` a line, closed by `}`",
  },
]

/** Kinds that Mermaid draws and this site does not. */
export const otherKinds: readonly string[] = [
  "architecture-beta",
  "block-beta",
  "C4Context",
  "gantt",
  "gitGraph",
  "journey",
  "kanban",
  "mindmap",
  "packet-beta",
  "pie",
  "quadrantChart",
  "radar-beta",
  "requirementDiagram",
  "sankey-beta",
  "timeline",
  "treemap-beta",
  "xychart-beta",
  "zenuml",
]
