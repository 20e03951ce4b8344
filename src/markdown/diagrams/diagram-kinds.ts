import { flowchartLine } from "./flowchart-line"

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

const styling = /^(?:classDef|class|style|linkStyle|click)\s/
const relation = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)`
const classLines = [
  /^class\s+\w+(?:~\w+~)?(?:\s*\{)?$/,
  /^\w+\s*:\s*\S.*$/,
  new RegExp(String.raw`^\w+\s+(?:"[^"]*"\s+)?${relation}\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*\S.*)?$`),
  /^\}$/,
]

export const diagramKinds: readonly DiagramKind[] = [
  {
    name: "flowchart",
    header: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/,
    read: flowchartLine,
    opens: /^subgraph\s/,
    closes: /^end$/,
    withoutEffect: styling,
    example: "`A[Text] --> B`, `A -->|label| B`, or `subgraph Name` closed by `end`",
  },
  {
    name: "sequence diagram",
    header: /^sequenceDiagram$/,
    read: oneOf([
      /^(?:participant|actor)\s+\S+(?:\s+as\s+\S.*)?$/,
      /^[^\s:]+?\s*--?(?:>>?|[)x])\s*[+-]?\s*[^\s:]+\s*:\s*\S.*$/,
      /^Note (?:left of|right of|over) [^:]+:\s*\S.*$/i,
      /^(?:loop|alt|opt|par|critical|break)\b.*$/,
      /^(?:else|and)\b.*$/,
      /^end$/,
    ]),
    opens: /^(?:loop|alt|opt|par|critical|break)\b/,
    closes: /^end$/,
    withoutEffect: /^(?:activate|deactivate|autonumber)\b/,
    example: "`participant A as Name`, `A->>B: message`, or `alt case` closed by `end`",
  },
  {
    name: "state diagram",
    header: /^stateDiagram(?:-v2)?$/,
    read: oneOf([
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
    example: '`A --> B: why`, `[*] --> A`, `state "Text" as A`, or `state A {` closed by `}`',
  },
  {
    name: "class diagram",
    header: /^classDiagram$/,
    read: oneOf(classLines, [/^<<\w+>>$/, /^[+\-#~]?[\w"].*$/, /^\}$/]),
    opens: /\{$/,
    closes: /^\}$/,
    example: "`A <|-- B`, `A --> B : label`, or `class A {` with a member a line, closed by `}`",
  },
  {
    name: "entity diagram",
    header: /^erDiagram$/,
    read: oneOf(
      [
        /^[\w-]+\s*\{$/,
        /^[\w-]+\s+(?:\|\||\|o|o\||\}\||\|\{|\}o|o\{)(?:--|\.\.)(?:\|\||\|o|o\||\}\||\|\{|\}o|o\{)\s+[\w-]+\s*:\s*\S.*$/,
      ],
      [/^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/, /^\}$/],
    ),
    opens: /\{$/,
    closes: /^\}$/,
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
