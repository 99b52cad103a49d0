import type { Hex } from 'viem'
import { formatUnits } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { visibleText } from '../approval/readable-text'
import { requestTexts } from '../approval/request-texts'
import type { RpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import type { FrameLanguage } from '../locales/language'
import type { TokenCall, TokenUnits } from './erc20'
import { readTokenCall, readTokenUnits } from './erc20'

/** A call as it will be signed. */
export interface EvmCall {
  /** Undefined for a call that creates a contract. */
  to: Hex | undefined
  value: bigint
  data: Hex
}

/** A call in words. */
interface CallDescription {
  title: string
  rows: ApprovalRow[]
  warnings: string[]
}

/** No token has this many units, so such an amount means no limit. */
const unlimited = BigInt(2) ** BigInt(95)
const zero = BigInt(0)

/** The value of a row: an amount in the units of the token, or words if the token does not say how it counts. */
function amountOf(amount: bigint, units: TokenUnits | undefined, language: FrameLanguage): Omit<ApprovalRow, 'label'> {
  if (units) return { value: language.amount(formatUnits(amount, units.decimals), units.symbol) }
  return { text: language.textsOf(requestTexts).values.smallestUnits(language.amount(String(amount))) }
}

function describeTokenCall(
  call: TokenCall,
  token: Hex,
  units: TokenUnits | undefined,
  language: FrameLanguage,
): CallDescription {
  const { titles, labels, values, warnings: words } = language.textsOf(requestTexts)
  const contract = { label: labels.token, value: units ? `${units.symbol} (${token})` : token }
  const warnings = units ? [] : [words.noUnits]
  if (call.kind === 'transfer') {
    const from = call.from === undefined ? [] : [{ label: labels.from, value: call.from }]
    const amount = { label: labels.amount, ...amountOf(call.amount, units, language) }
    const rows = [amount, ...from, { label: labels.to, value: call.to }]
    return { title: titles.sendTokens, rows: [...rows, contract], warnings }
  }
  if (call.kind === 'approveAll') {
    const label = call.isApproved ? labels.mayTakeAll : labels.mayTakeNothing
    return {
      title: call.isApproved ? titles.allowAll : titles.takeBack,
      rows: [{ label, value: call.operator }, contract],
      warnings: call.isApproved ? [words.takesAll] : [],
    }
  }
  const isUnlimited = call.amount >= unlimited
  const amount = isUnlimited ? { text: values.unlimited } : amountOf(call.amount, units, language)
  const rows = [{ label: call.isIncrease ? labels.moreThanBefore : labels.atMost, ...amount }]
  if (isUnlimited) warnings.push(words.takesUnlimited)
  return {
    title: call.amount === zero && !call.isIncrease ? titles.takeBack : titles.allow,
    rows: [...rows, { label: labels.mayTake, value: call.spender }, contract],
    warnings,
  }
}

/** Describes a call in words. The amounts of tokens are read with the units that the contract names. */
export async function describeCall(
  { to, value, data }: EvmCall,
  { nativeCurrency }: FrameNetwork,
  rpc: RpcCall,
  language: FrameLanguage,
): Promise<CallDescription> {
  const { titles, labels, warnings } = language.textsOf(requestTexts)
  const { decimals, symbol } = nativeCurrency
  const amount = { label: labels.amount, value: language.amount(formatUnits(value, decimals), symbol) }
  if (to === undefined) {
    const rows = [amount, { label: labels.code, value: visibleText(data) }]
    return { title: titles.createContract, rows, warnings: [warnings.createsContract] }
  }
  if (data === '0x')
    return { title: titles.send(symbol), rows: [amount, { label: labels.to, value: to }], warnings: [] }
  const call = readTokenCall(data)
  if (call) {
    const described = describeTokenCall(call, to, await readTokenUnits(rpc, to), language)
    // A call of a token rarely sends money of the network, and never silently.
    return value === zero
      ? described
      : { ...described, rows: [...described.rows, { ...amount, label: labels.alsoSent }] }
  }
  return {
    title: titles.callContract,
    rows: [amount, { label: labels.contract, value: to }, { label: labels.data, value: visibleText(data) }],
    warnings: [warnings.unknownCall],
  }
}
