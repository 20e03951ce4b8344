import { type ComposedSite, composeSite } from "../../content/read/compose-site"
import { contentOnDisk } from "../../content/read/content-on-disk"
import { ContentReader } from "../../content/read/content-reader"

/**
 * Starts reading the content, which may not be known to be sound yet.
 * @returns what gives the site that was read, if it is made of what the check has found on the disk and nothing has been saved since
 */
export function readAhead(): (contentChecked: string) => Promise<ComposedSite | undefined> {
  const reading = read()
  return async contentChecked => {
    const { site, onDisk } = await reading
    return onDisk === contentChecked && contentOnDisk() === contentChecked ? site : undefined
  }
}

/** What is wrong with the content is told by who checks it. */
async function read() {
  const onDisk = contentOnDisk()
  try {
    const { site } = await composeSite(new ContentReader(), false)
    return { site, onDisk }
  } catch {
    return { onDisk }
  }
}
