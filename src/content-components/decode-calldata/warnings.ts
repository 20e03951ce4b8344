import type { KnownCall } from "./known-calls"

const approvals = /^(?:approve|setApprovalForAll)$/
const moves =
  /^(?:transfer|transferFrom|safeTransferFrom|safeBatchTransferFrom|deposit|mint|withdraw|redeem|refund|sweep|collect|execute|dispatch|dispatchFrom|mintOptions|burnOptions|liquidate|forceExercise|settle\w*|mintTokenizedPosition|burnTokenizedPosition)$/

/** Warnings to read before signing a call, as sentences. */
export function warningsOf(call: KnownCall | undefined): string[] {
  if (!call)
    return ["Unknown function: this page can't say what it does. Don't sign what you can't read."]
  const { name, mutability } = call.declared
  const isRead = mutability === "view" || mutability === "pure"
  return [
    ...closedWarning(call),
    ...(approvals.test(name)
      ? ["This is an approval: the address can move your tokens until you revoke it."]
      : []),
    ...(!isRead && moves.test(name) ? ["It moves tokens, or opens or closes positions."] : []),
  ]
}

function closedWarning({ targets }: KnownCall): string[] {
  const closed = [...new Set(targets.filter(one => one.isClosed).map(one => one.version))]
  if (closed.length === 0) return []
  const versions = closed.join(" and ")
  return targets.every(one => one.isClosed)
    ? [`Only ${versions} have this function. They are closed: don't deposit or trade there.`]
    : [
        `${versions} have it too and are closed. Calldata doesn't say which contract it goes to, so check the address.`,
      ]
}
