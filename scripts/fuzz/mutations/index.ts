import { dice } from "../../bench/synthetic/dice"
import { claimMutations } from "./claims"
import { data } from "./data"
import { files } from "./files"
import { markup } from "./markup"
import type { Change, Files } from "./mutation"

const all = [...markup, ...markup, ...claimMutations, ...data, ...files]

/** The n-th mutation of a seed: its name and what it changes. */
export function mutate(
  content: Files,
  seed: number,
  number: number,
): { name: string; changes: Change[] } {
  const own = dice(seed * 1_000_003 + number)
  const mutation = all[own.int(0, all.length - 1)]
  if (!mutation) throw new Error("there are no mutations")
  return { name: mutation.name, changes: mutation.apply(content, own) }
}
