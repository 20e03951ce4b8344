import type { CompiledPage, EntryPage } from "../content/schema/body"
import { digestOf } from "../lib/digest"
import { componentPictures, componentsIn } from "../model/body-components"

/** An address of an account or contract: 20 bytes, where no longer number such as a transaction's stands. */
const chainAddress = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/

/** A compiled page with what is asked of all pages at once, so that their texts need not be at hand for that. */
export function entryPage(page: CompiledPage): EntryPage {
  const { body, sections, prose, markdown } = page
  return {
    ...page,
    components: componentsIn(body).map(({ component }) => component),
    componentPictures: componentPictures(body),
    printsAddress: chainAddress.test(markdown),
    digest: digestOf([body, sections, prose, markdown]),
  }
}
