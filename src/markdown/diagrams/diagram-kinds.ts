import { classMember } from "./class-member"
import { flowchartLine } from "./flowchart-line"
import { hideMarks } from "./hidden-characters"
import { sequenceLine } from "./sequence-line"

/** A kind of Mermaid diagram that this site draws. */
export interface DiagramKind {
  name: string
  /** Matches the first line of the diagram. */
  header: RegExp
  /**
   * Returns a line in the syntax of the drawing program, or null if that program cannot read it.
   * The program would silently leave such a line out.
   */
  read(line: string, depth: number): string | null
  /** Lines that open a group, and lines that close one. */
  opens?: RegExp
  closes?: RegExp
  /** Mermaid's lines for styling and clicks, which have no effect here. */
  withoutEffect?: RegExp
  /** Fix for a label that is missing from the drawing. */
  whenLost: string
  /** Examples of valid lines, for error messages. */
  example: string
}

/** Returns a reader of lines that match one of `lines`, or one of `within` inside braces. */
function oneOf(
  lines: readonly RegExp[],
  within: readonly RegExp[] = lines,
): (line: string, depth: number) => string | null {
  return (line, depth) => ((depth > 0 ? within : lines).some(each => each.test(line)) ? line : null)
}

/** Returns a reader that changes the lines it accepts. */
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

/** The program accepts only `o{`, at either end of a relation, and keys separated by spaces. */
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
    whenLost: "write the text of a node once, at the first use of its name",
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
