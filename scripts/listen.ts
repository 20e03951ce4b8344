import type { Server } from "node:http"
import type { AddressInfo } from "node:net"

/** Connections that may wait to be accepted; past Node's usual 511 a machine that is busy resets some of 2,000 at once. */
const WAITING = 4_096

/** The port that PORT names, else the usual one. Throws where PORT is no port. */
export function portOf(written: string | undefined, usual: number): number {
  if (!written) return usual
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return Number(written)
  throw new Error(
    `PORT is "${written}", which is no port. Write a number up to 65535, for example PORT=${usual}.`,
  )
}

/**
 * Lets a server listen on this machine alone. Resolves with the port; rejects with what to do where it cannot be had.
 * @param port 0 picks a free one
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is taken by another program" : "cannot be used"
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
