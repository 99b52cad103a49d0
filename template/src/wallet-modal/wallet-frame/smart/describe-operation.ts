import { formatUnits } from 'viem'
import type { OperationCall } from '../account-kinds/account-kind'
import type { Approval, ApprovalRow } from '../approval/approval'
import type { RpcCall } from '../chain/rpc-client'
import { describeCall } from '../evm/describe-call'
import type { ApprovalFacts } from '../requests/approval-facts'
import type { SetUp } from './account-code'

/** The facts of an operation that the approval shows beside the calls. */
interface ShownOperation {
  /** The highest fee that the account pays. Undefined: the app's paymaster pays. */
  fee: bigint | undefined
  setUp: SetUp | undefined
  /** Whether an earlier operation with the same nonce is not included yet. */
  isReplacing: boolean
}

function setUpRows({ setUp }: ShownOperation, network: string): ApprovalRow[] {
  if (!setUp) return []
  const what = `This transaction sets the account up on ${network}. From then on it runs the code at ${setUp.implementation}`
  return [{ label: 'First transaction', value: what }]
}

function warningsOf({ setUp, isReplacing }: ShownOperation): string[] {
  const replaced = setUp?.replaced
  return [
    ...(replaced === undefined ? [] : [`The account runs the code at ${replaced} now. This transaction replaces it.`]),
    ...(isReplacing
      ? ['An earlier transaction of this account is not included yet. Only one of the two will happen.']
      : []),
  ]
}

/** Describes an operation for the approval: every call, the fee and who pays it, and the delegation of the account. */
export async function describeOperation(
  { facts, network }: ApprovalFacts,
  calls: readonly OperationCall[],
  shown: ShownOperation,
  rpc: RpcCall,
): Promise<Approval> {
  const described = await Promise.all(calls.map((call) => describeCall(call, network, rpc)))
  const isBatch = described.length > 1
  const [first] = described
  const { symbol, decimals } = network.nativeCurrency
  const fee =
    shown.fee === undefined
      ? { label: 'Fee', value: 'Paid by the app' }
      : { label: 'Fee at most', value: `${formatUnits(shown.fee, decimals)} ${symbol}` }
  const rows = isBatch
    ? [
        { label: 'Together', value: 'All or nothing: if one call fails, none happens' },
        ...described.map((call, index) => ({ label: `${index + 1}. ${call.title}`, rows: call.rows })),
      ]
    : (first?.rows ?? [])
  const warnings = described.flatMap((call, index) =>
    call.warnings.map((warning) => (isBatch ? `Call ${index + 1}: ${warning}` : warning)),
  )
  return {
    ...facts,
    title: isBatch ? `${described.length} calls as one transaction` : (first?.title ?? ''),
    rows: [...rows, fee, ...setUpRows(shown, network.name)],
    warnings: [...warningsOf(shown), ...warnings],
    movesValue: true,
  }
}
