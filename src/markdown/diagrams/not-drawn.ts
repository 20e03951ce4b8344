import type { DiagramKind } from "./diagram-kinds"

/** A Mermaid construct that the drawing program does not draw, or draws as something else. */
export interface NotDrawn {
  pattern: RegExp
  name: string
  /** Text to write instead; the default is an example of the kind of diagram. */
  fix?: string
}

const inAll: readonly NotDrawn[] = [
  {
    pattern: /<\/?(?:sub|sup|small|mark)\b/i,
    name: "HTML other than `<br>`, `<b>`, `<i>`, `<u>`, and `<s>`",
    fix: "write the words without it",
  },
]

const ofKind: Readonly<Record<string, readonly NotDrawn[]>> = {
  flowchart: [
    { pattern: /["([{]`/, name: "a label in Markdown", fix: "write the words without backticks" },
    { pattern: /~~~/, name: "an invisible link, `~~~`" },
    {
      pattern: /(?:--|==|\.-)[ox](?!\w)|(?<!\w)[ox](?:--|==|-\.)/,
      name: "an arrow that ends in a circle or a cross",
      fix: "write `A --> B` or `A --- B`",
    },
    {
      pattern: /-{3,}>|={3,}>|-{4,}|={4,}|-\.{2,}-/,
      name: "an arrow that spans more than one rank",
      fix: "write `A --> B`, without further dashes",
    },
    {
      pattern: /\w@\{/,
      name: "a shape in `@{ }`",
      fix: "write `A[Text]`, `A(Text)`, or `A{Text}`",
    },
    { pattern: /\w@[-=]/, name: "the id of an arrow", fix: "write `A --> B`" },
    { pattern: /\w>[^\]]*\]/, name: "the shape of a flag, `A>Text]`", fix: "write `A[Text]`" },
  ],
  "sequence diagram": [
    {
      pattern: /<<--?>>/,
      name: "an arrow with two heads",
      fix: "write a message for each direction: `A->>B: message` and `B->>A: message`",
    },
    {
      pattern: /^autonumber\b/,
      name: "the numbering of messages",
      fix: "write the numbers into the messages: `A->>B: 1. message`",
    },
    {
      pattern: /^(?:de)?activate\b/,
      name: "`activate` on a line of its own",
      fix: "write it in the messages: `A->>+B: message` and `B-->>-A: message`",
    },
    { pattern: /^option\b/, name: "`option`", fix: "write `alt case`, `else case`, and `end`" },
    { pattern: /^rect\b/, name: "a colored background", fix: "remove `rect` and its `end`" },
    { pattern: /^box\b/, name: "a box around participants", fix: "remove `box` and its `end`" },
    { pattern: /^(?:create|destroy)\b/, name: "the creation or end of a participant" },
    { pattern: /@\{/, name: "the type of a participant", fix: "write `participant A as Name`" },
    {
      pattern: /--?[|\\/]{1,2}|[|\\/]{1,2}--?/,
      name: "half an arrow",
      fix: "write `A->>B: message`",
    },
  ],
  "state diagram": [
    { pattern: /<<(?:fork|join|choice)>>/, name: "a fork, join, or choice" },
    {
      pattern: /^(?:end )?note\b/i,
      name: "a note",
      fix: "describe it in the text above the diagram",
    },
    { pattern: /^--$/, name: "a state in concurrent parts" },
    { pattern: /:::/, name: "a class of styles", fix: "remove `:::` and what follows" },
  ],
  "class diagram": [
    { pattern: /^namespace\b/, name: "a namespace", fix: "remove `namespace` and its `}`" },
    { pattern: /^note\b/i, name: "a note", fix: "describe it in the text above the diagram" },
    { pattern: /^direction\b/, name: "a direction", fix: "remove the line" },
    { pattern: /^class\s+\w+\s*\[/, name: "a label of a class", fix: "write `class Name`" },
    {
      pattern: /^<<\w+>>\s+\w|^class\s.*<<\w+>>/,
      name: "an annotation outside of its class's braces",
      fix: "write it on a line between the braces: `class A {`, `<<interface>>`, `}`",
    },
    { pattern: /\(\)(?:--|\.\.)|(?:--|\.\.)\(\)/, name: "an interface drawn as a circle" },
    { pattern: /^(?:classDef|cssClass|style|click|link|callback)\b|:::/, name: "styling" },
  ],
  "entity diagram": [
    { pattern: /^[\w-]+\s*\[/, name: "a name in brackets", fix: "write `NAME {`" },
    { pattern: /^"|\s"[^"]*"\s*(?:\{|:)/, name: "a name in quotes", fix: "write `NAME {`" },
    { pattern: /"$/, name: "a comment on an attribute", fix: "write `type name`" },
    { pattern: /^direction\b/, name: "a direction", fix: "remove the line" },
    { pattern: /\b(?:one|zero|many|only|optionally)\b.*\bto\b/, name: "a relation in words" },
    { pattern: /^(?:classDef|class|style)\b|:::/, name: "styling" },
  ],
}

/** Returns the construct in a line that is not drawn, if there is one. */
export const notDrawnIn = (kind: DiagramKind, text: string): NotDrawn | undefined =>
  [...inAll, ...(ofKind[kind.name] ?? [])].find(({ pattern }) => pattern.test(text))

/** Returns a construct that is left out even of lines that can be read. */
export const alwaysNotDrawn = (text: string) => inAll.find(({ pattern }) => pattern.test(text))
