import { z } from "zod"
import { chainAddress } from "./chain-address"

const name = z.string().min(1)

/**
 * Schema of `content/data/deployments.yaml`: addresses of the core contracts, which are the same on
 * all networks.
 */
export const deploymentsFile = z.strictObject({
  networks: z.array(
    z.strictObject({
      name,
      /** Address of an explorer's page, without the contract's address at its end. */
      explorer: z
        .string()
        .regex(/^https:\/\/[^ ]+\/$/, "must be an https address that ends in a slash"),
      /** Number of the network as defined by EIP-155. */
      chainId: z.int().min(1),
    }),
  ),
  versions: z.array(
    z.strictObject({
      name,
      /** Version of Uniswap on which its markets are built. */
      uniswap: z.enum(["v3", "v4"]),
      contracts: z.array(
        z.strictObject({
          name,
          /** Page of the contract reference. */
          href: z.string().startsWith("/"),
          address: chainAddress,
          /** Role of the address if it is not the contract that users call. */
          role: z.enum(["reference implementation"]).optional(),
        }),
      ),
      /**
       * Libraries that the contracts call; listed in files for programs and on the libraries'
       * pages.
       */
      helpers: z
        .array(z.strictObject({ name, href: z.string().startsWith("/"), address: chainAddress }))
        .optional(),
    }),
  ),
})

export type Deployments = z.infer<typeof deploymentsFile>
