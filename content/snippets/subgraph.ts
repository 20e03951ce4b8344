// #region ask
/** Sends a query and gives the data, or throws with the subgraph's own words. */
export async function ask<Data>(
  endpoint: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  })
  if (!response.ok) throw new Error(`The subgraph answered ${response.status}`)
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}
// #endregion

// #region accounts
const openAccounts = `query ($pool: String!, $after: String!) {
  panopticPoolAccounts(first: 1000, orderBy: id, where: { panopticPool: $pool, id_gt: $after }) {
    id
    account { id }
    accountBalances(first: 1000, where: { isOpen: 1 }) { tokenId { id } }
  }
}`

interface AccountRow {
  id: string
  account: { id: string }
  accountBalances: { tokenId: { id: string } }[]
}

/** Every account of a market with the ids it has open, page by page. */
export async function* accountsOf(endpoint: string, pool: string) {
  let after = ""
  while (true) {
    const { panopticPoolAccounts: rows } = await ask<{
      panopticPoolAccounts: AccountRow[]
    }>(endpoint, openAccounts, { pool: pool.toLowerCase(), after })
    for (const { account, accountBalances } of rows)
      if (accountBalances.length > 0)
        yield {
          owner: account.id,
          openIds: accountBalances.map(row => BigInt(row.tokenId.id)),
        }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
// #endregion
