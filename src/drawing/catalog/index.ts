/** Catalog of compositions. */
import type { Composition } from "./composition"
import { ofMarkets } from "./of-markets"
import { ofOptions } from "./of-options"
import { ofProtocol } from "./of-protocol"

/** Every composition. */
export const catalog: readonly Composition[] = [...ofOptions, ...ofMarkets, ...ofProtocol]

/** Composition for subjects that no other composition fits. */
export const anyKind = ofOptions[0]

const byName = new Map(catalog.map(composition => [composition.name, composition]))

/** Returns the composition with a name. */
export const compositionNamed = (name: string): Composition | undefined => byName.get(name)

/** Returns the compositions for a kind, at least one. */
export function compositionsOf(kind: string): readonly [Composition, ...Composition[]] {
  const [first, ...others] = catalog.filter(({ kinds }) => kinds?.includes(kind))
  return first ? [first, ...others] : [anyKind]
}
