/**
 * Declarations that temml puts into style attributes, and their equivalent classes in
 * styles/content/math.css.
 */
export const mathClasses: Readonly<Record<string, string>> = {
  "padding-left:0em": "math-left-0",
  "padding-left:0pt": "math-left-0",
  "padding-left:0.1389em": "math-left-tiny",
  "padding-left:0.25em": "math-left-small",
  "padding-left:0.4em": "math-left-some",
  "padding-left:1em": "math-left-em",
  "padding-left:5.9776pt": "math-left-column",
  "padding-right:0em": "math-right-0",
  "padding-right:0pt": "math-right-0",
  "padding-right:0.1389em": "math-right-tiny",
  "padding-right:0.25em": "math-right-small",
  "padding-right:0.4em": "math-right-some",
  "padding-right:1em": "math-right-em",
  "padding-right:5.9776pt": "math-right-column",
  "padding:0": "math-flush",
  "width:7.5%": "math-tag",
  "width:50%": "math-half",
  "width:100%": "math-full",
  "border-top:0.06em solid": "math-rule-top",
  "border-right:0.06em solid": "math-rule-right",
  "border-bottom:0.06em solid": "math-rule-bottom",
  "border-left:0.06em solid": "math-rule-left",
  "padding:3pt": "math-boxed-room",
  "border:1px solid": "math-boxed",
  "padding:0.3em": "math-coloured",
  "margin-left:-0.1667em": "math-closer",
  "font-weight:bold": "math-bold",
  "height:1em": "math-high",
}

/** Declarations that have an equivalent MathML attribute. */
const attributes: Readonly<Record<string, string>> = {
  color: "mathcolor",
  "background-color": "mathbackground",
  "math-depth": "scriptlevel",
}

/**
 * Removes style attributes from MathML, since the site's Content-Security-Policy refuses them: each
 * declaration becomes a MathML attribute or a class.
 * @throws Error on a declaration that has neither
 */
export function withoutMathStyles(html: string): string {
  return html.replace(/<[a-z][^>]* style="[^"]*"[^>]*>/g, tag => {
    const [, style = ""] = / style="([^"]*)"/.exec(tag) ?? []
    const declarations = style.split(";").flatMap(text => text.trim() || [])
    const plain = tag.replace(/ style="[^"]*"/, "")
    return withClasses(
      plain.replace(/ ?\/?>$/, end => declarations.map(asAttribute).join("") + end),
      declarations.flatMap(asClass),
    )
  })
}

const parts = (declaration: string): [string, string] => {
  const [property = "", ...value] = declaration.split(":")
  return [property.trim(), value.join(":").trim()]
}

function asAttribute(declaration: string): string {
  const [property, value] = parts(declaration)
  const name = attributes[property]
  return name ? ` ${name}="${value}"` : ""
}

function asClass(declaration: string): string[] {
  const [property, value] = parts(declaration)
  if (attributes[property]) return []
  const name = mathClasses[`${property}:${value}`]
  if (!name)
    throw new Error(
      `it needs the inline style ${property}: ${value}, which pages cannot have; write it another way`,
    )
  return [name]
}

function withClasses(tag: string, names: readonly string[]): string {
  if (names.length === 0) return tag
  if (tag.includes(' class="')) return tag.replace(' class="', ` class="${names.join(" ")} `)
  return tag.replace(/^<[a-z]+/, start => `${start} class="${names.join(" ")}"`)
}
