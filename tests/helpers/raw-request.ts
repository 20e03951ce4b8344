import { request } from "node:http"

/** A response as received, without any processing. */
export interface RawResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Sends an address and headers unchanged; `fetch` would normalize the address and add headers. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, response => {
      const parts: Buffer[] = []
      response.on("data", part => parts.push(part))
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values = []]) => [
              name,
              values.join(", "),
            ]),
          ),
          body: Buffer.concat(parts),
        }),
      )
    })
    outgoing.on("error", reject)
    outgoing.end()
  })
}
