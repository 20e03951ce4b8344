/** Seconds of each activity that Gatsby reports: `success createPages - 1.234s - 700 pages`. */
export function phases(output: string): Record<string, number> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with the escape character.
  const plain = output.replace(/\u001b\[[\d;]*[A-Za-z]/g, "")
  const found: Record<string, number> = {}
  for (const [, name, time] of plain.matchAll(/^success (.+?) - (\d+\.\d+)s/gm))
    if (name) found[name.trim()] = (found[name.trim()] ?? 0) + Number(time)
  return found
}
