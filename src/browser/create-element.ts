/** An element with its attributes and children, for what is drawn outside of React. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] ?? "")
  element.append(...children)
  return element
}
