import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  keccak256,
  numberToHex,
} from "viem"

// #region v3
const uniswapV3Factory = "0x1F98431c8aD98523631AE4a59f267346ea31F984"
const v3PoolCodeHash =
  "0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54"

/** Address of a Uniswap v3 pool on mainnet, from its tokens in order and its fee in hundredths of a bp. */
export function v3PoolAddress(
  token0: Address,
  token1: Address,
  fee: number,
): Address {
  const key = encodeAbiParameters(
    [{ type: "address" }, { type: "address" }, { type: "uint24" }],
    [token0, token1, fee],
  )
  return getContractAddress({
    opcode: "CREATE2",
    from: uniswapV3Factory,
    salt: keccak256(key),
    bytecodeHash: v3PoolCodeHash,
  })
}

/** Pool id of V1.0 where it is not taken: tick spacing, then the top 48 bits of the pool's address. */
export const poolIdV10 = (pool: Address, tickSpacing: number): bigint =>
  (BigInt(tickSpacing) << 48n) | (BigInt(pool) >> 112n)
// #endregion

// #region v4
export interface PoolKey {
  currency0: Address
  currency1: Address
  fee: number
  tickSpacing: number
  hooks: Address
}

const poolKeyType = {
  type: "tuple",
  components: [
    { name: "currency0", type: "address" },
    { name: "currency1", type: "address" },
    { name: "fee", type: "uint24" },
    { name: "tickSpacing", type: "int24" },
    { name: "hooks", type: "address" },
  ],
} as const

/** Id of a Uniswap v4 pool: the hash of its key. */
export const v4PoolId = (key: PoolKey): Hex =>
  keccak256(encodeAbiParameters([poolKeyType], [key]))

/** Pool id of V1.1 where it is not taken: tick spacing, then the lowest 48 bits of the v4 id. */
export const poolIdV11 = (idV4: Hex, tickSpacing: number): bigint =>
  (BigInt(tickSpacing) << 48n) | BigInt.asUintN(48, BigInt(idV4))
// #endregion

// #region salt
/** Salt of a V1.0 market: 80 bits of the deployer, 80 bits of the pool, 96 bits of your choice. */
export const marketSalt = (
  deployer: Address,
  pool: Address,
  chosen: bigint,
): Hex =>
  concatHex([
    numberToHex(BigInt(deployer) >> 80n, { size: 10 }),
    numberToHex(BigInt(pool) >> 80n, { size: 10 }),
    numberToHex(chosen, { size: 12 }),
  ])
// #endregion
