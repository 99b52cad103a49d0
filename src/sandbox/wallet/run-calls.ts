import { encodeBytes, word } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { RpcError } from '../rpc-error'
import { addresses } from '../testbed/addresses'
import { callNode } from './provider'
import type { Call } from './send-calls-params'
import type { WalletChain } from './wallet-state'

/** The transactions of a batch that the node has accepted. */
export interface Outcome {
  readonly hashes: readonly string[]
  readonly isCutShort: boolean
}

// The gas for a call that is going to fail and therefore cannot be estimated.
const usualGas = '0x1e8480'

/** Sends each call as its own transaction, in order. Stops when the node refuses a transaction. */
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
 * Sends all calls as one transaction, so that all calls happen or none. For this, the account gets code that carries out batches
 * (EIP-7702), and keeps the code afterwards, as on public chains.
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

/** Encodes the call that makes the account carry out a batch. */
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
