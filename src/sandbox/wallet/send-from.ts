import { devAccounts } from '../chain/chains'
import { devAccountKeys } from '../chain/dev-account-keys'
import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { callNode } from './provider'
import type { WalletChain, WalletState } from './wallet-state'

type Ask = (method: string, ...params: unknown[]) => Promise<unknown>

/**
 * Sends a transaction of one of the wallet's accounts. The nodes of the sandbox have the keys and sign the transaction. For any other node,
 * the wallet fills in nonce, gas and fees, signs the transaction, and sends the signed transaction.
 * @returns the hash
 */
export async function sendFrom(state: WalletState, chain: WalletChain, tx: JsonRecord): Promise<unknown> {
  const ask: Ask = (method, ...params) => callNode(chain, method, params)
  if (state.holdsKeys(chain)) return ask('eth_sendTransaction', tx)
  return ask('eth_sendRawTransaction', await sign(ask, chain.id, tx))
}

async function sign(ask: Ask, chainId: number, tx: JsonRecord): Promise<string> {
  const { privateKeyToAccount } = await import('./key-accounts')
  const index = devAccounts.findIndex((address) => address.toLowerCase() === String(tx['from']).toLowerCase())
  const key = devAccountKeys[index]
  if (key === undefined) throw invalidParams(`The wallet has no key of ${String(tx['from'])}`)
  const { from: _, input, data = input, to, value = '0x0' } = tx
  return privateKeyToAccount(key).signTransaction({
    chainId,
    nonce: Number(tx['nonce'] ?? (await ask('eth_getTransactionCount', tx['from'], 'pending'))),
    gas: quantity(tx['gas'] ?? (await ask('eth_estimateGas', tx))),
    value: quantity(value),
    ...(typeof to === 'string' && { to: hex(to) }),
    ...(typeof data === 'string' && { data: hex(data) }),
    ...(await feesOf(ask, tx)),
  })
}

/** Returns the fees that the app wants. If the app gives no fees, returns the gas price that the node proposes. */
async function feesOf(ask: Ask, tx: JsonRecord) {
  const { maxFeePerGas, maxPriorityFeePerGas = maxFeePerGas, gasPrice } = tx
  if (maxFeePerGas === undefined)
    return { type: 'legacy' as const, gasPrice: quantity(gasPrice ?? (await ask('eth_gasPrice'))) }
  return { maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) }
}

function quantity(value: unknown): bigint {
  return BigInt(String(value))
}

function hex(text: string): `0x${string}` {
  return text as `0x${string}`
}
