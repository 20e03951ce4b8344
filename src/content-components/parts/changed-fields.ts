type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field that a reader changed, by its place among those with the same name. */
export interface ChangedField {
  name: string
  index: number
  value: string
  checked?: boolean
}

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>("input, select, textarea")]

/**
 * Element, type, and label of a field. `labels` would be empty once the HTML has left the page.
 */
function nameOf(root: Element, field: Field): string {
  const label =
    field.closest("label") ??
    [...root.querySelectorAll("label")].find(({ htmlFor }) => field.id && htmlFor === field.id)
  const name = field.getAttribute("aria-label") ?? label?.textContent
  return [field.localName, field.type, name].join(" ")
}

/** Fields of served HTML that a reader changed before their script was there. */
export function changedFields(root: Element): ChangedField[] {
  const fields = fieldsIn(root)
  return fields.filter(isChanged).map(field => {
    const name = nameOf(root, field)
    const index = fields.filter(other => nameOf(root, other) === name).indexOf(field)
    const isSet = field instanceof HTMLInputElement && isBox(field)
    return { name, index, value: field.value, ...(isSet ? { checked: true } : {}) }
  })
}

const isBox = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox"

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected)
    return field.value !== (served ?? field.options[0])?.value
  }
  if (field instanceof HTMLInputElement && isBox(field)) {
    return field.checked && !field.defaultChecked
  }
  return field.value !== field.defaultValue
}

/** Makes the same changes in the component that takes the place of the HTML. */
export function changeFields(root: Element, changed: readonly ChangedField[]): void {
  for (const { name, index, value, checked } of changed) {
    const field = fieldsIn(root).filter(other => nameOf(root, other) === name)[index]
    if (!field) continue
    if (checked) {
      field.click()
      continue
    }
    // React replaces `value` on the element itself, and hears only of changes past its own.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event("input", { bubbles: true }))
    field.dispatchEvent(new Event("change", { bubbles: true }))
  }
}
