/**
 * A smaller text that still fails: pieces are left out, by halves of the text first and by single lines or characters last.
 * @param fails whether a text fails; asked at most `tries` times
 */
export async function shrink(
  text: string,
  fails: (text: string) => Promise<boolean>,
  tries = 60,
): Promise<string> {
  let smallest = text
  let left = tries
  for (const separator of ["\n", ""]) {
    let pieces = smallest.split(separator)
    for (
      let size = Math.ceil(pieces.length / 2);
      size > 0 && left > 0;
      size = Math.floor(size / 2)
    ) {
      for (let at = 0; at < pieces.length && left > 0; ) {
        const fewer = [...pieces.slice(0, at), ...pieces.slice(at + size)]
        left--
        if (fewer.length > 0 && (await fails(fewer.join(separator)))) pieces = fewer
        else at += size
      }
    }
    smallest = pieces.join(separator)
  }
  return smallest
}
