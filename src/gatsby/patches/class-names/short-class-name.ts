import { createHash } from "node:crypto"
import { relative } from "node:path"

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Style sheet that each name has been given to. */
const givenBy = new Map<string, string>()

/**
 * Returns the name of a class in the built site: its own name and two digits from its style sheet's
 * path. Sharing one suffix per sheet compresses well, and names of different sheets stay distinct.
 * @throws Error if two sheets would give one name to different classes
 */
export function shortClassName(
  { rootContext, resourcePath }: { rootContext: string; resourcePath: string },
  _pattern: string,
  local: string,
): string {
  const sheet = relative(rootContext, resourcePath).replaceAll("\\", "/")
  const hash = createHash("sha256").update(sheet).digest().readUInt32BE(0)
  const name = `${local}-${digits[hash % 62]}${digits[Math.floor(hash / 62) % 62]}`
  const other = givenBy.get(name)
  if (other !== undefined && other !== sheet)
    throw new Error(
      `${sheet}: rename the class "${local}": its short name is already that of ${other}`,
    )
  givenBy.set(name, sheet)
  return name
}
