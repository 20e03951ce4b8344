import type { CompiledPage, EntryPage } from "../content/schema/body"
import { digestOf } from "../lib/digest"
import { componentPictures, componentsIn } from "../model/body-components"

/**
 * A 20-byte address of an account or contract, not the start of a longer number such as a
 * transaction hash.
 */
const chainAddress = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/

/**
 * Adds the data that is needed of all pages at once to a compiled page, so that their texts need
 * not be loaded for it.
 */
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
