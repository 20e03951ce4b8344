/**
 * Returns the message of an error, then those of its causes, outermost first. Any value can be
 * thrown, and the chain ends if a cause refers back to an error already listed.
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
