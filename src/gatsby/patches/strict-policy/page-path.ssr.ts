import { isValidElement, type ReactNode } from "react"

/** Under this key Gatsby tells the page's path, in a script of its own. */
const gatsbysPath = "script-loader"

/**
 * The end of a page without Gatsby's script that tells the page's path: it is another text on each page, so that a host's policy would have to allow
 * hundreds of hashes. `lateScripts` tells the path instead.
 * @throws where Gatsby writes no such script
 */
export function withoutPagePath(scripts: readonly ReactNode[]): ReactNode[] {
  const others = scripts.filter(node => !(isValidElement(node) && node.key === gatsbysPath))
  if (others.length < scripts.length) return others
  throw new Error(
    `Gatsby puts no script with the key ${gatsbysPath} at the end of the page, which src/gatsby/patches/strict-policy replaces`,
  )
}
