import { utf8 } from "./utf8"

/** What Gatsby writes where a slice begins and ends: elements where a page has been rendered, comments where the slice is in place. */
const mark =
  /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>|<!-- slice-(start|end) id="([^"]+)" -->/g

/**
 * Puts slices into the HTML of a page as Gatsby does, which reads all of it as text for that and writes it as bytes again: of a large site
 * that was 50 of 337 s of the main process. Here only what lies between the first and the last mark is text.
 * @param sliceOf HTML of a slice
 * @throws where a slice begins and does not end, or the other way round
 */
export function stitchSlices(html: Buffer, sliceOf: (id: string) => string): Buffer {
  const begins = ["<slice-", "<!-- slice-"].map(mark => html.indexOf(mark)).filter(at => at >= 0)
  if (begins.length === 0) return html
  const from = Math.min(...begins)
  const lastMark = Math.max(...["</slice-", "<!-- slice-"].map(mark => html.lastIndexOf(mark)))
  // Words of a page that look like a beginning.
  if (lastMark < from) return html
  const to = html.indexOf(">", lastMark) + 1
  const marked = html.subarray(from, to).toString()
  return Buffer.concat([html.subarray(0, from), utf8(stitch(marked, sliceOf)), html.subarray(to)])
}

function stitch(text: string, sliceOf: (id: string) => string): string {
  let stitched = ""
  let done = 0
  let open: string | undefined
  for (const {
    0: tag,
    1: tagKind,
    2: tagId,
    3: kind = tagKind,
    4: id = tagId,
    index,
  } of text.matchAll(mark)) {
    if (kind === "end" && open === undefined) throw new Error(`slice ${id} ends before it begins`)
    // Slices inside of one are part of what takes its place.
    if (kind === "start" ? open !== undefined : id !== open) continue
    stitched +=
      kind === "start"
        ? `${text.slice(done, index)}<!-- slice-start id="${id}" -->`
        : `${stitch(sliceOf(id ?? ""), sliceOf)}<!-- slice-end id="${id}" -->`
    done = index + tag.length
    open = kind === "start" ? id : undefined
  }
  if (open !== undefined) throw new Error(`slice ${open} begins and does not end`)
  return stitched + text.slice(done)
}
