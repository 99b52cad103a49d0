import type { Hex } from 'viem'
import { formatUnits } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { visibleText } from '../approval/readable-text'
import type { RpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
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

function amountText(amount: bigint, units: TokenUnits | undefined): string {
  return units ? `${formatUnits(amount, units.decimals)} ${units.symbol}` : `${amount} of the smallest unit`
}

function describeTokenCall(call: TokenCall, token: Hex, units: TokenUnits | undefined): CallDescription {
  const contract = { label: 'Token', value: units ? `${units.symbol} (${token})` : token }
  const warnings = units
    ? []
    : ['The contract does not say how it counts, so the amount is shown in its smallest unit.']
  if (call.kind === 'transfer') {
    const from = call.from === undefined ? [] : [{ label: 'From', value: call.from }]
    const rows = [{ label: 'Amount', value: amountText(call.amount, units) }, ...from, { label: 'To', value: call.to }]
    return { title: 'Send tokens', rows: [...rows, contract], warnings }
  }
  if (call.kind === 'approveAll') {
    const rows = [
      { label: call.isApproved ? 'May take all' : 'May take nothing any more', value: call.operator },
      contract,
    ]
    return {
      title: call.isApproved ? 'Allow to take all tokens' : 'Take back a permission',
      rows,
      warnings: call.isApproved ? ['This address may take every token of this contract from your account.'] : [],
    }
  }
  const isUnlimited = call.amount >= unlimited
  const amount = isUnlimited ? 'Unlimited' : amountText(call.amount, units)
  const rows = [{ label: call.isIncrease ? 'More than before' : 'At most', value: amount }]
  if (isUnlimited) warnings.push('The amount is unlimited: this address may take all of these tokens, at any time.')
  return {
    title: call.amount === zero && !call.isIncrease ? 'Take back a permission' : 'Allow to take tokens',
    rows: [...rows, { label: 'May take', value: call.spender }, contract],
    warnings,
  }
}

/** Describes a call in words. The amounts of tokens are read with the units that the contract names. */
export async function describeCall(
  { to, value, data }: EvmCall,
  { nativeCurrency }: FrameNetwork,
  rpc: RpcCall,
): Promise<CallDescription> {
  const amount = { label: 'Amount', value: `${formatUnits(value, nativeCurrency.decimals)} ${nativeCurrency.symbol}` }
  if (to === undefined) {
    const rows = [amount, { label: 'Code', value: visibleText(data) }]
    return {
      title: 'Create a contract',
      rows,
      warnings: ['This creates a contract. Approve only if you know its code.'],
    }
  }
  if (data === '0x')
    return { title: `Send ${nativeCurrency.symbol}`, rows: [amount, { label: 'To', value: to }], warnings: [] }
  const call = readTokenCall(data)
  if (call) {
    const described = describeTokenCall(call, to, await readTokenUnits(rpc, to))
    // A call of a token rarely sends money of the network, and never silently.
    return value === zero ? described : { ...described, rows: [...described.rows, { ...amount, label: 'Also sent' }] }
  }
  return {
    title: 'Call a contract',
    rows: [amount, { label: 'Contract', value: to }, { label: 'Data', value: visibleText(data) }],
    warnings: ['The wallet does not know what this call does. Approve only if you trust the site.'],
  }
}
