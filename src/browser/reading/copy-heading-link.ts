import { announce, CONFIRMATION } from "../copy-buttons"
import { copyText } from "../copy-text"

/** Copies the address of a heading, whose mark says how it went; the browser goes there meanwhile, as by any link. */
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
