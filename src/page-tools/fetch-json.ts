/** A file of the site, which its build wrote as the caller expects it. */
export async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Content
}
