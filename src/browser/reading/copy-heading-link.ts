import { announce, CONFIRMATION } from "../copy-buttons"

/** Copies the address of a heading, whose mark says so; the browser goes there meanwhile, as by any link. */
export async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  const said = await navigator.clipboard.writeText(link.href).then(
    () => "Link copied",
    () => "",
  )
  if (!said) return
  announce(said)
  link.dataset.said = said
  setTimeout(() => {
    delete link.dataset.said
  }, CONFIRMATION)
}
