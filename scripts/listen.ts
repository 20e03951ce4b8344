import type { Server } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * Maximum of connections waiting to be accepted. With Node's default of 511, a busy machine resets
 * some of 2,000 simultaneous ones.
 */
const WAITING = 4_096

/**
 * Port number from PORT, or the usual one.
 * @throws if PORT is not a valid port
 */
export function portOf(written: string | undefined, usual: number): number {
  if (!written) return usual
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return Number(written)
  throw new Error(
    `PORT is "${written}", which is not a port. Write a number up to 65535, for example PORT=${usual}.`,
  )
}

/**
 * Lets a server listen on the loopback interface only. Resolves to the port, or rejects with
 * instructions if the port is not available.
 * @param port 0 selects a free port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is in use by another program" : "cannot be used"
      const next = port < 65_535 ? Math.max(port + 1, 1024) : 9000
      reject(
        new Error(
          `Port ${port} ${why} (${error.code}). Choose another one, for example with PORT=${next} before the command.`,
        ),
      )
    })
    server.listen({ port, host: "127.0.0.1", backlog: WAITING }, () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
}
