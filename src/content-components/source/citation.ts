import { repositories } from "./repositories"

export interface SourceProps {
  at: string
  in?: keyof typeof repositories | undefined
}

interface Citation {
  /** File name without its folders. */
  file: string
  /** Line range such as "lines 20–30"; empty if the source is the whole file. */
  lines: string
  /** The repository, its commit, and the commit's date. */
  version: string
  url: string
}

/**
 * Splits a source such as `contracts/RiskEngine.sol:20-30` into the text for readers and a link to
 * its commit.
 */
export function citationOf({ at, in: place = "core" }: SourceProps): Citation {
  const { name, commit, date } = repositories[place]
  const [path = "", span] = at.split(":")
  const [first, last] = span?.split("-") ?? []
  const anchor = first ? `#L${first}${last ? `-L${last}` : ""}` : ""
  return {
    file: path.slice(path.lastIndexOf("/") + 1),
    lines: first ? (last ? `lines ${first}–${last}` : `line ${first}`) : "",
    version: `${name.slice(name.indexOf("/") + 1)} at ${commit.slice(0, 8)}, ${date}`,
    url: `https://github.com/${name}/blob/${commit}/${path}${anchor}`,
  }
}
