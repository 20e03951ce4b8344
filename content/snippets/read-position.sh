#!/bin/sh
# Reads one position: sh read-position.sh POOL OWNER TOKEN_ID, with the address of a node in ETH_RPC_URL.
POOL=$1 OWNER=$2 TOKEN_ID=$3

# region position
cast call "$POOL" \
  "positionData(address,uint256)(int24,int24,int24,int24,int256,int256,uint128)" \
  "$OWNER" "$TOKEN_ID"
# endregion

# region premia
cast call "$POOL" \
  "getAccumulatedFeesAndPositionsData(address,bool,uint256[])(uint256,uint256,uint256[2][])" \
  "$OWNER" false "[$TOKEN_ID]"
# endregion
