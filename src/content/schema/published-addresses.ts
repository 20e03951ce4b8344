import { z } from "zod"
import { chainAddress } from "./chain-address"

/**
 * Schema of `content/data/v2-addresses.json`: published addresses of V2 and its vaults, not
 * confirmed on chain.
 */
export const publishedAddressFile = z.strictObject({
  sets: z.array(
    z.strictObject({
      version: z.string().min(1),
      chain: z.string().min(1),
      status: z.string().min(1),
      source: z.string().min(1),
      date: z.iso.date(),
      addresses: z.array(z.strictObject({ name: z.string().min(1), address: chainAddress })),
    }),
  ),
})

export type PublishedAddressData = z.infer<typeof publishedAddressFile>
