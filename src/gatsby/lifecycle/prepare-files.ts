import { type SiteFiles, siteFiles } from "../../emit/emit-files"
import { composeSite } from "../../site/compose-site"
import { contentOnDisk } from "../../site/content-on-disk"
import { ContentReader } from "../../site/content-reader"

/**
 * Reads the content, which may still be invalid, and makes its files.
 * @returns a function that resolves to the files if they match the checked state of the disk and
 * nothing has been saved since
 */
export function prepareFiles(): (contentChecked: string) => Promise<SiteFiles | undefined> {
  const reading = read()
  return async contentChecked => {
    const { files, onDisk } = await reading
    return onDisk === contentChecked && contentOnDisk() === contentChecked ? files : undefined
  }
}

/** Ignores errors in the content, because the content check reports them. */
async function read() {
  try {
    const onDisk = contentOnDisk()
    const { site } = await composeSite(new ContentReader(), false)
    return { files: siteFiles(site), onDisk }
  } catch {
    return {}
  }
}
