import {
  DocSearchModal,
  type DocSearchModalProps,
  type DocSearchState,
  type InternalDocSearchHit,
} from "@docsearch/react"
import type { ReactElement, ReactNode } from "react"

export type ModalState = DocSearchState<InternalDocSearchHit>

type Attributes = Record<string, unknown>

/** What the package hands to its search box and its screens. */
export interface BoxProps {
  state: ModalState
  getInputProps(given: object): Attributes
  getListProps(): Attributes
  getItemProps(given: { source: { sourceId: string } }): Attributes
  setIsOpen(isOpen: boolean): void
  refresh(): Promise<void>
}

type Part<Props = Attributes & { children?: ReactNode }> = ReactElement<Props>

export interface ModalParts {
  root: Part
  frame: Part
  header: Part
  box: Part<BoxProps>
  dropdown: Part
  screen: Part<BoxProps>
  footer: Part
}

/**
 * The package's modal, taken apart: it is a component, but also a hook that answers what it would show. So its
 * parts can be given other attributes before they are shown, rather than after. The package's version is pinned;
 * a test tells of a change of its parts.
 */
export function useModalParts(props: DocSearchModalProps): ModalParts {
  const root = DocSearchModal(props) as Part
  const frame = only(root)
  const [header, dropdown, footer] = frame.props.children as unknown as [Part, Part, Part]
  return {
    root,
    frame,
    header,
    box: only(header) as unknown as Part<BoxProps>,
    dropdown,
    screen: only(dropdown) as unknown as Part<BoxProps>,
    footer,
  }
}

const only = (part: Part) => part.props.children as Part
