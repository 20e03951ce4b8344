/**
 * Returns true if a text contains every word of the query, in any order and case. An empty query
 * matches all texts.
 */
export function matches(text: string, query: string): boolean {
  const wanted = query.toLowerCase().split(/\s+/)
  const searched = text.toLowerCase()
  return wanted.every(word => searched.includes(word))
}
