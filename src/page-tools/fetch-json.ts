/** Fetches a JSON file that the site's build wrote. The caller vouches for its shape. */
export async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Content
}
