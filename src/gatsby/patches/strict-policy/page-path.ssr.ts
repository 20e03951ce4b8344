import { isValidElement, type ReactNode } from "react"

/** React key of Gatsby's inline script with the page's path. */
const gatsbysPath = "script-loader"

/**
 * Removes Gatsby's inline script with the page's path from the end of a page; `lateScripts`
 * provides the path instead. The script's text differs on each page, so a host's policy would have
 * to allow hundreds of hashes.
 * @throws Error if Gatsby writes no such script
 */
export function withoutPagePath(scripts: readonly ReactNode[]): ReactNode[] {
  const others = scripts.filter(node => !(isValidElement(node) && node.key === gatsbysPath))
  if (others.length < scripts.length) return others
  throw new Error(
    `Gatsby adds no script with the key ${gatsbysPath} at the end of the page, which src/gatsby/patches/strict-policy replaces. Gatsby has probably changed: adapt the patch`,
  )
}
