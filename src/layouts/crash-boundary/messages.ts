/**
 * Message of an error, then those of its causes, outermost first. Anything can be thrown, and a cause may lead
 * back to an error already named, where the chain ends.
 */
export function errorMessages(error: unknown): string[] {
  const seen = new Set<unknown>()
  for (let link = error; link != null && !seen.has(link); link = causeOf(link)) seen.add(link)
  return [...seen].map(messageOf)
}

function causeOf(error: unknown): unknown {
  return error instanceof Object ? (error as { cause?: unknown }).cause : undefined
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || String(error)
}
