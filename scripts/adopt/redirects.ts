/** A redirect from one address to another. */
export interface Move {
  from: string
  to: string
}

/** Separates redirects that lead directly to a page, one for each address, from the others. */
export function soundRedirects(
  redirects: readonly Move[],
  pages: ReadonlySet<string>,
): { sound: Move[]; left: Move[] } {
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [plain(from), to]))
  const sound = new Map<string, Move>()
  const left: Move[] = []
  for (const { from, to } of redirects) {
    const address = plain(from)
    const [path = "", anchor] = (targets.get(plain(to)) ?? to).split("#")
    const target = plain(path)
    if (sound.has(address)) continue
    if (pages.has(address) || !pages.has(target) || /[?#\s]/.test(address)) left.push({ from, to })
    else sound.set(address, { from: address, to: anchor ? `${target}#${anchor}` : target })
  }
  return { sound: [...sound.values()], left }
}

/** Removes the trailing slash. */
const plain = (path: string) => path.replace(/(.)\/+(?=#|$)/, "$1")
