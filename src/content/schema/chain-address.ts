import { z } from "zod"
import { checksumAddress } from "../chain-address"

/** A contract address in the capital letters of EIP-55. */
export const chainAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: "0x and 40 hexadecimal digits", abort: true })
  .check(({ value, issues }) => {
    const right = checksumAddress(value)
    if (value === right) return
    issues.push({
      code: "custom",
      input: value,
      message: "the capital letters do not match its checksum (EIP-55)",
      params: {
        fix: `write "${right}" if the digits are right; otherwise copy the address again from its source`,
      },
    })
  })
