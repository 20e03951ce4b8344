/** Creates an element with attributes and children, for UI built outside React. */
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
