import { createHash } from "node:crypto"
import { relative } from "node:path"

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Style sheets by the names that they have given. */
const givenBy = new Map<string, string>()

/**
 * Name of a class in the built site: its own and two digits of its style sheet's path. All classes of a sheet end alike,
 * which compresses, and names of different sheets stay apart.
 * @throws where two sheets would give one name to different classes
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
    throw new Error(`${sheet}: rename the class "${local}", which would be the one of ${other}`)
  givenBy.set(name, sheet)
  return name
}
