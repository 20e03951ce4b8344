import type { ThemeRegistration } from "shiki/core"

/**
 * TextMate scopes by our token class. Shiki supports only colors, so each class has a number as its
 * color; styles/content/code.css defines the real colors for light and dark.
 */
const scopes: Record<string, string[]> = {
  comment: ["comment"],
  keyword: [
    "keyword",
    "storage",
    "constant.language",
    "variable.language",
    "keyword.operator.new",
    "keyword.operator.expression",
    "punctuation.definition.directive",
  ],
  string: [
    "string",
    "punctuation.definition.string",
    "constant.character.escape",
    "markup.inline.raw",
    "markup.fenced_code",
    "support.constant.property-value",
  ],
  number: ["constant.numeric", "constant.other.color", "keyword.other.unit"],
  function: [
    "entity.name.function",
    "support.function",
    "meta.function-call.generic",
    "variable.function",
  ],
  type: [
    "entity.name.type",
    "entity.name.class",
    "support.type",
    "support.class",
    "entity.other.inherited-class",
    "storage.type.mapping",
    "storage.type.user",
    "entity.name.namespace",
    "support.type.primitive",
  ],
  property: [
    "support.type.property-name",
    "entity.name.tag",
    "entity.other.attribute-name",
    "variable.other.property",
    "variable.other.object.property",
    "meta.object-literal.key",
    "support.variable.property",
    "entity.name.section",
    "markup.heading",
    "variable.graphql",
    "meta.diff.header",
  ],
  inserted: ["markup.inserted", "punctuation.definition.inserted"],
  deleted: ["markup.deleted", "punctuation.definition.deleted"],
}

const names = Object.keys(scopes)
const plain = "#000000"
const colourOf = (name: string) => `#0000${(names.indexOf(name) + 1).toString(16).padStart(2, "0")}`
const classes = new Map(names.map(name => [colourOf(name), `tok-${name}`]))

export const tokenClasses: readonly string[] = names.map(name => `tok-${name}`)

export function classOfColour(colour: string | undefined): string | undefined {
  return colour ? classes.get(colour.toLowerCase()) : undefined
}

export const tokenTheme = {
  name: "token-classes",
  type: "light",
  fg: plain,
  bg: "#ffffff",
  settings: [
    { settings: { foreground: plain, background: "#ffffff" } },
    ...names.map(name => rule(colourOf(name), scopes[name] ?? [])),
    // Operators such as `=` and `=>` are keywords by scope, but too many to color.
    rule(plain, [
      "keyword.operator",
      "punctuation",
      "meta.template.expression",
      "storage.type.function.arrow",
      "string.unquoted.argument",
    ]),
    // Scopes that are more specific than those above.
    rule(colourOf("string"), ["punctuation.definition.string", "storage.type.string"]),
    rule(colourOf("comment"), ["punctuation.definition.comment"]),
    rule(colourOf("property"), ["punctuation.support.type.property-name"]),
    rule(colourOf("inserted"), ["punctuation.definition.inserted"]),
    rule(colourOf("deleted"), ["punctuation.definition.deleted"]),
    rule(colourOf("keyword"), [
      "keyword.operator.new",
      "keyword.operator.expression",
      "keyword.operator.logical.python",
    ]),
  ],
} satisfies ThemeRegistration & { name: string }

function rule(foreground: string, scope: string[]) {
  return { scope, settings: { foreground } }
}
