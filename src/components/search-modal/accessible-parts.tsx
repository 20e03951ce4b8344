import { cloneElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react"
import { search as settings } from "../../site.config"
import { optionId } from "./hit"
import type { BoxProps, ModalParts, ModalState } from "./modal-parts"

const listId = (index: number) => `search-list-${index}`

/**
 * The modal put together again with the roles that it should have: no button around everything, a combobox that
 * names the lists it controls, hits that are links and options at once, and stored searches, which hold buttons,
 * as rows of a grid (no list may be one, so it is the element around them). The dialog itself is the element around
 * all of it.
 */
export function accessibleModal(
  { root, frame, header, box, dropdown, screen, footer }: ModalParts,
  { failed, note }: { failed: boolean; note: ReactNode },
): ReactElement {
  const { state } = box.props
  const shownState: ModalState = {
    ...state,
    ...(failed ? { status: "error" } : {}),
    // The package suggests the sections of earlier results, and nothing before there were any.
    context: { ...state.context, searchSuggestions: settings.suggestions },
  }
  return cloneElement(
    root,
    {
      role: undefined,
      tabIndex: undefined,
      "aria-expanded": undefined,
      "aria-haspopup": undefined,
      "aria-controls": undefined,
      "aria-labelledby": undefined,
      "data-failed": failed || undefined,
    },
    cloneElement(
      frame,
      {},
      // Banner and content information are parts of a page, not of a dialog.
      cloneElement(
        header,
        { role: "presentation" },
        cloneElement(box, comboboxProps(box.props, failed)),
      ),
      cloneElement(
        dropdown,
        gridProps(box.props.state, failed),
        cloneElement(screen, { ...listProps(screen.props), state: shownState }),
      ),
      cloneElement(footer, { role: "presentation" }, footer.props.children, note),
    ),
  )
}

const gridId = "search-stored"

/** Ids of the lists on the screen, and whether they are those of stored searches. */
function shownLists({ query, collections }: ModalState, failed: boolean) {
  const filled = failed ? [] : collections.filter(({ items }) => items.length > 0)
  const stored = !query
  const ids = stored && filled.length > 0 ? [gridId] : filled.map((_, index) => listId(index))
  return { ids, stored }
}

function gridProps(state: ModalState, failed: boolean): Record<string, unknown> {
  const { ids, stored } = shownLists(state, failed)
  return stored && ids.length > 0
    ? { id: gridId, role: "grid", "aria-label": "Recent and favorite searches" }
    : {}
}

function comboboxProps({ getInputProps, state }: BoxProps, failed: boolean): Partial<BoxProps> {
  const { ids, stored } = shownLists(state, failed)
  const open = ids.length > 0
  const active = open && state.activeItemId !== null
  return {
    getInputProps: given => ({
      ...getInputProps(given),
      "aria-activedescendant": active ? optionId(state.activeItemId) : undefined,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": stored ? "grid" : "listbox",
      "aria-expanded": open,
      "aria-controls": open ? ids.join(" ") : undefined,
    }),
  }
}

/** What is in a list are the links and rows of `hit.tsx`, not the package's items around them. */
function listProps({ getListProps, getItemProps, state }: BoxProps): Partial<BoxProps> {
  // A name would make it a list again.
  const list = state.query
    ? { role: "listbox" }
    : { role: "presentation", "aria-labelledby": undefined }
  return {
    getListProps: () => ({ ...getListProps(), ...list }),
    getItemProps: given => {
      const { "aria-selected": _, ...item } = getItemProps(given)
      return { ...item, role: "presentation" }
    },
  }
}

/** The package gives all lists one id and one name; each gets its own, and the name of its heading. */
export function useListNames() {
  const within = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const sections = within.current?.querySelectorAll(".DocSearch-Hits") ?? []
    for (const [index, section] of [...sections].entries()) {
      const heading = section.querySelector(".DocSearch-Hit-source")
      const list = section.querySelector("[role=listbox]")
      if (!heading || !list) continue
      heading.id = `${listId(index)}-name`
      list.id = listId(index)
      list.setAttribute("aria-labelledby", heading.id)
    }
  })
  return within
}
