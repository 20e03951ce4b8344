import { parseAbi } from "viem"

// #region errors
/** Every error of V1.0 and V1.1. With it in an ABI, viem names the error of a call that reverts. */
export const errorsAbi = parseAbi([
  "error AccountInsolvent()",
  "error CastingError()",
  "error CollateralTokenAlreadyInitialized()",
  "error DepositTooLarge()",
  "error EffectiveLiquidityAboveThreshold()",
  "error ExceedsMaximumRedemption()",
  "error InputListFail()",
  "error InvalidTick()",
  "error InvalidTickBound()",
  "error InvalidTokenIdParameter(uint256 rule)",
  "error InvalidUniswapCallback()",
  "error NoLegsExercisable()",
  "error NotALongLeg()",
  "error NotAuthorized()",
  "error NotEnoughLiquidity()",
  "error NotMarginCalled()",
  "error NotPanopticPool()",
  "error PoolAlreadyInitialized()",
  "error PoolNotInitialized()",
  "error PositionAlreadyMinted()",
  "error PositionCountNotZero()",
  "error PositionTooLarge()",
  "error PriceBoundFail()",
  "error StaleTWAP()",
  "error TooManyLegsOpen()",
  "error TransferFailed()",
  "error UnauthorizedUniswapCallback()",
  "error UnderOverFlow()",
  "error UniswapPoolNotInitialized()",
  "error UnsafeRecipient()",
  "error ZeroLiquidity()",
])
// #endregion

// #region pool
/** The PanopticPool of a market, V1.0 and V1.1. In V1.1, `liquidate` also takes ETH. */
export const poolAbi = [
  ...parseAbi([
    "function mintOptions(uint256[] positionIdList, uint128 positionSize, uint64 effectiveLiquidityLimitX32, int24 tickLimitLow, int24 tickLimitHigh)",
    "function burnOptions(uint256 tokenId, uint256[] newPositionIdList, int24 tickLimitLow, int24 tickLimitHigh)",
    "function burnOptions(uint256[] positionIdList, uint256[] newPositionIdList, int24 tickLimitLow, int24 tickLimitHigh)",
    "function liquidate(uint256[] positionIdListLiquidator, address liquidatee, uint256[] positionIdList) payable",
    "function forceExercise(address account, uint256 tokenId, uint256[] positionIdListExercisee, uint256[] positionIdListExercisor)",
    "function settleLongPremium(uint256[] positionIdList, address owner, uint256 legIndex)",
    "function pokeMedian()",
    "function multicall(bytes[] data) returns (bytes[] results)",
    "function assertMinCollateralValues(uint256 minValue0, uint256 minValue1) view",
    "function validateCollateralWithdrawable(address user, uint256[] positionIdList) view",
    "function getAccumulatedFeesAndPositionsData(address user, bool includePendingPremium, uint256[] positionIdList) view returns (uint256 shortPremium, uint256 longPremium, uint256[2][] balances)",
    "function positionData(address user, uint256 tokenId) view returns (int24 currentTick, int24 fastOracleTick, int24 slowOracleTick, int24 lastObservedTick, int256 utilization0, int256 utilization1, uint128 size)",
    "function numberOfLegs(address user) view returns (uint256)",
    "function getOracleTicks() view returns (int24 currentTick, int24 fastOracleTick, int24 slowOracleTick, int24 latestObservation, uint256 medianData)",
    "function isSafeMode() view returns (bool)",
    "function collateralToken0() view returns (address)",
    "function collateralToken1() view returns (address)",
    "event OptionMinted(address indexed recipient, uint256 indexed tokenId, uint256 balanceData, uint256 commissions)",
    "event OptionBurnt(address indexed recipient, uint128 positionSize, uint256 indexed tokenId, int256[4] premiaByLeg)",
    "event PremiumSettled(address indexed user, uint256 indexed tokenId, uint256 legIndex, int256 settledAmounts)",
    "event AccountLiquidated(address indexed liquidator, address indexed liquidatee, int256 bonusAmounts)",
    "event ForcedExercised(address indexed exercisor, address indexed user, uint256 indexed tokenId, int256 exerciseFee)",
  ]),
  ...errorsAbi,
] as const
// #endregion

// #region vault
/** A CollateralTracker, V1.0 and V1.1. In V1.1, `deposit` and `mint` also take ETH. */
export const vaultAbi = [
  ...parseAbi([
    "function asset() view returns (address assetTokenAddress)",
    "function totalAssets() view returns (uint256)",
    "function totalSupply() view returns (uint256)",
    "function balanceOf(address account) view returns (uint256 balance)",
    "function convertToAssets(uint256 shares) view returns (uint256 assets)",
    "function convertToShares(uint256 assets) view returns (uint256 shares)",
    "function previewDeposit(uint256 assets) view returns (uint256 shares)",
    "function previewMint(uint256 shares) view returns (uint256 assets)",
    "function previewWithdraw(uint256 assets) view returns (uint256 shares)",
    "function previewRedeem(uint256 shares) view returns (uint256 assets)",
    "function maxWithdraw(address owner) view returns (uint256 maxAssets)",
    "function maxRedeem(address owner) view returns (uint256 maxShares)",
    "function deposit(uint256 assets, address receiver) payable returns (uint256 shares)",
    "function mint(uint256 shares, address receiver) payable returns (uint256 assets)",
    "function withdraw(uint256 assets, address receiver, address owner) returns (uint256 shares)",
    "function withdraw(uint256 assets, address receiver, address owner, uint256[] positionIdList) returns (uint256 shares)",
    "function redeem(uint256 shares, address receiver, address owner) returns (uint256 assets)",
    "function transfer(address recipient, uint256 amount) returns (bool)",
    "function approve(address spender, uint256 amount) returns (bool)",
    "function getPoolData() view returns (uint256 poolAssets, uint256 insideAMM, uint256 currentPoolUtilization)",
    "function getAccountMarginDetails(address user, int24 atTick, uint256[2][] positionBalanceArray, uint128 shortPremium, uint128 longPremium) view returns (uint256)",
    "function exerciseCost(int24 currentTick, int24 oracleTick, uint256 positionId, uint128 positionSize, int256 longAmounts) view returns (int256 exerciseFees)",
    "event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)",
    "event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)",
    "event Transfer(address indexed from, address indexed to, uint256 amount)",
  ]),
  ...errorsAbi,
] as const
// #endregion

// #region factories
/** PanopticFactory of V1.0, on Uniswap v3. */
export const factoryV10Abi = [
  ...parseAbi([
    "function getPanopticPool(address univ3pool) view returns (address)",
    "function minePoolAddress(address deployerAddress, address v3Pool, uint96 salt, uint256 loops, uint256 minTargetRarity) view returns (uint96 bestSalt, uint256 highestRarity)",
    "function deployNewPool(address token0, address token1, uint24 fee, uint96 salt) returns (address newPoolContract)",
    "event PoolDeployed(address indexed poolAddress, address indexed uniswapPool, address collateralToken0, address collateralToken1)",
  ]),
  ...errorsAbi,
] as const

/** PanopticFactory of V1.1, on Uniswap v4. The event is the one on mainnet: it names the pool by its id. */
export const factoryV11Abi = [
  ...parseAbi([
    "struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }",
    "function getPanopticPool(PoolKey keyV4, address oracleContract) view returns (address)",
    "function minePoolAddress(address deployerAddress, address oracleContract, PoolKey key, uint96 salt, uint256 loops, uint256 minTargetRarity) view returns (uint96 bestSalt, uint256 highestRarity)",
    "function deployNewPool(address oracleContract, PoolKey key, uint96 salt) returns (address newPoolContract)",
    "event PoolDeployed(address indexed poolAddress, address indexed oracleContract, bytes32 indexed idV4, address collateralToken0, address collateralToken1)",
  ]),
  ...errorsAbi,
] as const
// #endregion

// #region managers
/** SemiFungiblePositionManager of V1.0. */
export const managerV10Abi = [
  ...parseAbi([
    "function getPoolId(address univ3pool) view returns (uint64 poolId)",
    "function getEnforcedTickLimits(uint64 poolId) view returns (int24 minEnforcedTick, int24 maxEnforcedTick)",
    "function expandEnforcedTickRange(uint64 poolId)",
    "function getAccountLiquidity(address univ3pool, address owner, uint256 tokenType, int24 tickLower, int24 tickUpper) view returns (uint256 accountLiquidities)",
    "function getAccountPremium(address univ3pool, address owner, uint256 tokenType, int24 tickLower, int24 tickUpper, int24 atTick, uint256 isLong) view returns (uint128, uint128)",
  ]),
  ...errorsAbi,
] as const

/** SemiFungiblePositionManager of V1.1. */
export const managerV11Abi = [
  ...parseAbi([
    "function getPoolId(bytes32 idV4) view returns (uint64)",
    "function getEnforcedTickLimits(bytes32 idV4) view returns (int24, int24)",
    "function getAccountLiquidity(bytes32 idV4, address owner, uint256 tokenType, int24 tickLower, int24 tickUpper) view returns (uint256 accountLiquidities)",
    "function getAccountPremium(bytes32 idV4, address owner, uint256 tokenType, int24 tickLower, int24 tickUpper, int24 atTick, uint256 isLong) view returns (uint128, uint128)",
  ]),
  ...errorsAbi,
] as const
// #endregion
