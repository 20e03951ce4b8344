type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field that a reader changed, by its place among the fields of its kind. */
export interface ChangedField {
  tag: string
  index: number
  value: string
  checked?: boolean
}

const fieldsIn = (root: Element, tag: string) => [...root.querySelectorAll<Field>(tag)]

/** Fields of served HTML that a reader changed before their script was there. */
export function changedFields(root: Element): ChangedField[] {
  return ["input", "select", "textarea"].flatMap(tag =>
    fieldsIn(root, tag).flatMap((field, index): ChangedField[] => {
      const { value } = field
      if (field instanceof HTMLSelectElement) {
        const served = [...field.options].find(({ defaultSelected }) => defaultSelected)
        return value === (served ?? field.options[0])?.value ? [] : [{ tag, index, value }]
      }
      if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
        const { checked } = field
        return checked && !field.defaultChecked ? [{ tag, index, value, checked }] : []
      }
      return value === field.defaultValue ? [] : [{ tag, index, value }]
    }),
  )
}

/** Makes the same changes in the component that takes the place of the HTML. */
export function changeFields(root: Element, changed: readonly ChangedField[]): void {
  for (const { tag, index, value, checked } of changed) {
    const field = fieldsIn(root, tag)[index]
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
