import type { ElementContent } from "hast"
import type { Node } from "unist"
import type { Json } from "../../content/schema/body"

/** Placeholder for finished HTML in the tree; `index` points into `Compilation.slots`. */
export interface SlotNode extends Node {
  type: "slot"
  index: number
}

/** A checked component before cleaning; afterwards it is an `x-component` element. */
export interface ComponentNode extends Node {
  type: "component"
  name: string
  props: Record<string, Json>
  children: ElementContent[]
}

declare module "hast" {
  interface RootContentMap {
    slot: SlotNode
    component: ComponentNode
  }
  interface ElementContentMap {
    slot: SlotNode
    component: ComponentNode
  }
}
