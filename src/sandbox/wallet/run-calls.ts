import { encodeBytes, word } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { RpcError } from '../rpc-error'
import { addresses } from '../testbed/addresses'
import { callNode } from './provider'
import type { Call } from './send-calls-params'
import type { WalletChain } from './wallet-state'

/** What the node took of a batch. */
export interface Outcome {
  readonly hashes: readonly string[]
  readonly isCutShort: boolean
}

// Enough for a call that cannot be estimated because it is going to fail.
const usualGas = '0x1e8480'

/** Sends each call as a transaction of its own, in order, until the node refuses one. */
export async function runOneByOne(chain: WalletChain, from: string, calls: readonly Call[]): Promise<Outcome> {
  const hashes: string[] = []
  for (const { to, value, data } of calls) {
    const tx = { from, ...(to !== undefined && { to }), value: hex(value), data }
    const hash = await send(chain, tx)
    if (hash === undefined) return { hashes, isCutShort: true }
    hashes.push(hash)
  }
  return { hashes, isCutShort: false }
}

/**
 * Sends all calls as one transaction that happens as a whole or not at all. The account carries the code that does it
 * from then on, as accounts that have chosen such code do (EIP-7702).
 */
export async function runTogether(chain: WalletChain, from: string, calls: readonly Call[]): Promise<Outcome> {
  await callNode(chain, 'anvil_setCode', [from, `0xef0100${addresses.batch.slice(2)}`])
  const hash = await send(chain, { from, to: from, value: '0x0', data: batchData(calls) })
  return { hashes: hash === undefined ? [] : [hash], isCutShort: hash === undefined }
}

async function send(chain: WalletChain, tx: Readonly<Record<string, string>>): Promise<string | undefined> {
  try {
    const gas = await callNode(chain, 'eth_estimateGas', [tx]).catch(() => usualGas)
    return String(await callNode(chain, 'eth_sendTransaction', [{ ...tx, gas }]))
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}

/** The call that makes the account carry out a batch. */
function batchData(calls: readonly Call[]): string {
  const parts = calls.map(({ to = '0x', value, data }) => {
    return word(to.slice(2)) + word(value.toString(16)) + word('60') + encodeBytes(data.slice(2))
  })
  let offset = parts.length * 32
  const offsets = parts.map((part) => {
    const own = offset
    offset += part.length / 2
    return word(own.toString(16))
  })
  return [selectors.executeBatch, word('20'), word(parts.length.toString(16)), ...offsets, ...parts].join('')
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`
}
