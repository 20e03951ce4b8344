import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"
import { withheldAddress } from "../../../analytics/withheld-address"

/** React keys of the elements that gatsby-plugin-google-gtag adds to the head. */
const scriptKey = "gatsby-plugin-google-gtag"
const connectionKeys = ["preconnect-google-gtag", "dns-prefetch-google-gtag"]
const callers = [scriptKey, ...connectionKeys]

/**
 * Removes from the head everything that contacts Google: the plugin's connection hints are dropped,
 * and its script element stays as data that no browser loads until `startTag` restores its address.
 * See docs/decisions/0050-page-views-with-consent.md.
 * @throws Error if the plugin's elements have other keys, because readers would be measured without
 * consent, or never
 */
export function withholdTag(head: readonly ReactNode[]): ReactNode[] {
  const keys = head.map(keyOf)
  const found = keys.filter(key => key.includes("google-gtag"))
  if (found.length > 0 && !callers.every(key => found.includes(key)))
    throw new Error(
      `gatsby-plugin-google-gtag renders ${found.join(", ")}, but src/gatsby/patches/consent-tag/withhold-tag.ssr.ts looks for ${callers.join(", ")}`,
    )
  return head.flatMap(node => {
    if (connectionKeys.includes(keyOf(node))) return []
    return isTag(node) ? [asData(node)] : [node]
  })
}

const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : "")

interface TagProps {
  src?: string
  async?: boolean
  type?: string
  [withheldAddress]?: string
}

const isTag = (node: ReactNode): node is ReactElement<TagProps> => keyOf(node) === scriptKey

const asData = (tag: ReactElement<TagProps>) =>
  cloneElement(tag, {
    type: "text/plain",
    [withheldAddress]: tag.props.src,
    src: undefined,
    async: undefined,
  })
