import { refusedFor } from '../../../../domain/errors/refusals'
import { WalletModalError } from '../../../../domain/errors/errors'
import type { TransferRequest, TransferTransaction } from '../../../chain-reader'
import { digitsOf } from '../abi-decode'
import { checkAddress } from '../check-address'
import { account, encodeCall, uint } from '../abi-encode'
import type { Ask } from '../ask'
import { selectors } from '../selectors'

/** Tether's contracts whose `transfer` is declared without a return value. */
export const usdtVariants = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
] as const

/** Whether a token's `transfer` is declared without a return value. The letter case of the address does not matter. */
export function isUsdtVariant(address: string): boolean {
  const lower = address.toLowerCase()
  return usdtVariants.some((variant) => variant === lower)
}

const transferSelector = selectors['transfer(address,uint256)']
const yes = `${'0'.repeat(63)}1`

/**
 * Builds the transaction for a transfer.
 * @throws WalletModalError INVALID_ADDRESS, or INVALID_DECIMAL for an amount that no network can move
 */
export function buildTransfer({ from, to, amount, token }: TransferRequest): TransferTransaction {
  const [sender, receiver] = [checkAddress(from), checkAddress(to)]
  if (amount < BigInt(0) || amount >= BigInt(2) ** BigInt(256))
    throw new WalletModalError('INVALID_DECIMAL', { details: String(amount) })
  if (token === undefined) return { from: sender, to: receiver, value: amount, data: '0x' }
  const data = encodeCall(transferSelector, account(receiver), uint(amount))
  return { from: sender, to: checkAddress(token), value: BigInt(0), data }
}

/** The parameters of `eth_call` and `eth_estimateGas` for a transaction. */
export function toCall({ from, to, value, data }: TransferTransaction) {
  return { from, to, value: `0x${value.toString(16)}`, data }
}

/** Whether the answer of a token's `transfer` means success, by the declaration of the contract. */
async function hasMoved(ask: Ask, token: string, answer: unknown): Promise<boolean> {
  const digits = digitsOf(answer)
  if (digits === undefined) return false
  // Some contracts return nothing, for example Tether's. An address without a contract also returns nothing, so check for code.
  if (digits === '') return (digitsOf(await ask('eth_getCode', [token, 'latest'])) ?? '') !== ''
  return isUsdtVariant(token) || digits.startsWith(yes)
}

/**
 * Simulates a token transfer. Other transactions are not simulated.
 * @throws WalletModalError TRANSACTION_REFUSED when the token reports that the transfer would fail
 */
export async function simulateTransfer(ask: Ask, transaction: TransferTransaction): Promise<void> {
  if (!transaction.data.startsWith(transferSelector)) return
  const answer = await ask('eth_call', [toCall(transaction), 'latest'])
  if (await hasMoved(ask, transaction.to, answer)) return
  throw refusedFor((texts) => texts.notMoved)
}
