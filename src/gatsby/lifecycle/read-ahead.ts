import { filesOf, type SiteFiles } from "../../emit/published-files"
import { composeSite } from "../../site/compose-site"
import { contentOnDisk } from "../../site/content-on-disk"
import { ContentReader } from "../../site/content-reader"

/**
 * Reads the content, which may not be known to be sound yet, and makes the files of it.
 * @returns what gives these files, if they are made of what the check has found on the disk and nothing has been saved since
 */
export function readAhead(): (contentChecked: string) => Promise<SiteFiles | undefined> {
  const reading = read()
  return async contentChecked => {
    const { files, onDisk } = await reading
    return onDisk === contentChecked && contentOnDisk() === contentChecked ? files : undefined
  }
}

/** What is wrong with the content is told by who checks it. */
async function read() {
  try {
    const onDisk = contentOnDisk()
    const { site } = await composeSite(new ContentReader(), false)
    return { files: filesOf(site), onDisk }
  } catch {
    return {}
  }
}
