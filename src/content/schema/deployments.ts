import { z } from "zod"
import { chainAddress } from "./chain-address"

const name = z.string().min(1)

/** Schema of `content/data/deployments.yaml`: addresses of the core contracts, equal on all networks. */
export const deploymentsFile = z.strictObject({
  networks: z.array(
    z.strictObject({
      name,
      /** Address of an explorer's page up to the contract's address. */
      explorer: z.string().regex(/^https:\/\/[^ ]+\/$/, "an https address that ends in a slash"),
      /** Number of the network, as EIP-155 has it. */
      chainId: z.int().min(1),
    }),
  ),
  versions: z.array(
    z.strictObject({
      name,
      /** Version of Uniswap that its markets stand on. */
      uniswap: z.enum(["v3", "v4"]),
      contracts: z.array(
        z.strictObject({
          name,
          /** Page of the contract reference. */
          href: z.string().startsWith("/"),
          address: chainAddress,
          /** What the address is, where it is not the contract that users call. */
          role: z.enum(["reference implementation"]).optional(),
        }),
      ),
      /** Libraries that the contracts call: told to programs, and on the pages of the libraries. */
      helpers: z
        .array(z.strictObject({ name, href: z.string().startsWith("/"), address: chainAddress }))
        .optional(),
    }),
  ),
})

export type Deployments = z.infer<typeof deploymentsFile>
