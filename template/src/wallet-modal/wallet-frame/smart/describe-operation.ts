import { formatUnits } from 'viem'
import type { OperationCall } from '../account-kinds/account-kind'
import type { Approval, ApprovalRow } from '../approval/approval'
import { requestTexts } from '../approval/request-texts'
import type { RpcCall } from '../chain/rpc-client'
import { describeCall } from '../evm/describe-call'
import type { ApprovalFacts } from '../requests/approval-facts'
import type { SetUp } from './account-code'
import type { SmartTexts } from './texts/smart-texts'
import { smartTexts } from './texts/smart-texts'

/** The facts of an operation that the approval shows beside the calls. */
interface ShownOperation {
  /** The highest fee that the account pays. Undefined: the app's paymaster pays. */
  fee: bigint | undefined
  setUp: SetUp | undefined
  /** Whether an earlier operation with the same nonce is not included yet. */
  isReplacing: boolean
}

function setUpRows({ setUp }: ShownOperation, network: string, texts: SmartTexts): ApprovalRow[] {
  if (!setUp) return []
  return [{ label: texts.firstTransaction, text: texts.setsUp(network, setUp.implementation) }]
}

function warningsOf({ setUp, isReplacing }: ShownOperation, texts: SmartTexts): string[] {
  const replaced = setUp?.replaced
  return [
    ...(replaced === undefined ? [] : [texts.replacesCode(replaced)]),
    ...(isReplacing ? [texts.replacesEarlier] : []),
  ]
}

/** Describes an operation for the approval: every call, the fee and who pays it, and the delegation of the account. */
export async function describeOperation(
  { facts, network }: ApprovalFacts,
  calls: readonly OperationCall[],
  shown: ShownOperation,
  rpc: RpcCall,
): Promise<Approval> {
  const { language } = facts
  const texts = language.textsOf(smartTexts)
  const { labels } = language.textsOf(requestTexts)
  const described = await Promise.all(calls.map((call) => describeCall(call, network, rpc, language)))
  const isBatch = described.length > 1
  const [first] = described
  const { symbol, decimals } = network.nativeCurrency
  const fee =
    shown.fee === undefined
      ? { label: texts.fee, text: texts.paidByApp }
      : { label: labels.feeAtMost, value: language.amount(formatUnits(shown.fee, decimals), symbol) }
  const rows = isBatch
    ? [
        { label: texts.together, text: texts.allOrNothing },
        ...described.map((call, index) => ({ label: texts.numbered(index + 1, call.title), rows: call.rows })),
      ]
    : (first?.rows ?? [])
  const warnings = described.flatMap((call, index) =>
    call.warnings.map((warning) => (isBatch ? texts.warningOfCall(index + 1, warning) : warning)),
  )
  return {
    ...facts,
    title: isBatch ? texts.callsAsOne(described.length) : (first?.title ?? ''),
    rows: [...rows, fee, ...setUpRows(shown, network.name, texts)],
    warnings: [...warningsOf(shown, texts), ...warnings],
    movesValue: true,
  }
}
