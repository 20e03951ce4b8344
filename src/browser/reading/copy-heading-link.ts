import { announce, CONFIRMATION } from "../copy-buttons"
import { copyText } from "../copy-text"

/**
 * Copies the address of a heading and shows the result at its anchor. The browser follows the link
 * as usual.
 */
export async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  const message = await copyText(link.href).then(
    () => "Link copied",
    () => "Not copied",
  )
  announce(message)
  link.dataset.said = message
  setTimeout(() => {
    delete link.dataset.said
  }, CONFIRMATION)
}
