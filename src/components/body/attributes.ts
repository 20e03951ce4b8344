/** HTML attributes with other names in React. Data and aria attributes stay the same. */
const reactNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  srcset: "srcSet",
  datetime: "dateTime",
  crossorigin: "crossOrigin",
  referrerpolicy: "referrerPolicy",
  allowfullscreen: "allowFullScreen",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  frameborder: "frameBorder",
  // React treats a form control with a fixed value as uncontrolled.
  checked: "defaultChecked",
}

/** Converts HTML attributes to React props. */
export function toReactProps(
  attributes: Record<string, string | true>,
): Record<string, string | true | Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      name === "style" && typeof value === "string"
        ? ["style", styleObject(value)]
        : [reactNames[name] ?? name, value],
    ),
  )
}

/** Converts a style: `text-align: right; --x: 1` -> {textAlign: "right", "--x": "1"}. */
function styleObject(css: string): Record<string, string> {
  return Object.fromEntries(
    css.split(";").flatMap(declaration => {
      const colon = declaration.indexOf(":")
      if (colon < 0) return []
      const name = declaration.slice(0, colon).trim()
      const property = name.startsWith("--")
        ? name
        : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [[property, declaration.slice(colon + 1).trim()]]
    }),
  )
}
