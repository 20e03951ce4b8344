import { announce, CONFIRMATION } from "../copy-buttons"
import { copyText } from "../copy-text"

/**
 * Copies the address of a heading and shows the result at its anchor. The browser follows the link
 * as usual.
 */
export async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  const said = await copyText(link.href).then(
    () => "Link copied",
    () => "Not copied",
  )
  announce(said)
  link.dataset.said = said
  setTimeout(() => {
    delete link.dataset.said
  }, CONFIRMATION)
}
