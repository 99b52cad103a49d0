import { withHexPrefix } from '../../domain/account/address'
import type { CallsState, CallsStatus, SendCallsRequest } from '../../domain/wallet-calls/capabilities'
import { checkCalls, toHexChainId } from '../../domain/wallet-calls/capabilities'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { askBriefly, askFor } from './ask-for'

const version = '2.0.0'

/** Before version 2 of EIP-5792, states were words. */
const words: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 }

/** Asks the wallet to send several calls. Resolves with the id of the batch. */
export async function sendBatch(
  session: AdapterSession,
  { calls, atomicRequired = false, capabilities, from, network }: SendCallsRequest & { from: string; network: Network },
): Promise<string> {
  checkCalls(calls)
  const request = {
    version,
    from: withHexPrefix(from),
    chainId: toHexChainId(network.id),
    atomicRequired,
    calls: calls.map(({ to, data, value }) => ({
      ...(to !== undefined && { to }),
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value: `0x${value.toString(16)}` }),
    })),
    ...(capabilities && { capabilities }),
  }
  const answer = await askFor(session, 'wallet_sendCalls', [request])
  const id = isRecord(answer) ? answer['id'] : answer
  if (typeof id !== 'string' || id === '')
    throw new WalletModalError('WALLET_FAILED', { details: 'no id of the batch' })
  return id
}

function stateOf(statusCode: number): CallsState | undefined {
  if (statusCode >= 100 && statusCode < 200) return 'pending'
  if (statusCode >= 200 && statusCode < 300) return 'success'
  if (statusCode >= 400 && statusCode < 600) return 'failure'
  return statusCode >= 600 && statusCode < 700 ? 'partial' : undefined
}

function hashesOf(receipts: unknown): readonly string[] {
  if (!Array.isArray(receipts)) return []
  const hashes = receipts.map((receipt: unknown) => (isRecord(receipt) ? receipt['transactionHash'] : undefined))
  return [...new Set(hashes.filter((hash) => typeof hash === 'string'))]
}

/** Reads the state of a batch. */
export async function readBatch(platform: Platform, session: AdapterSession, id: string): Promise<CallsStatus> {
  const answer = await askBriefly(platform, session, 'wallet_getCallsStatus', [id])
  const { status, receipts } = isRecord(answer) ? answer : {}
  const statusCode = typeof status === 'string' ? words[status] : Number(status ?? Number.NaN)
  const state = statusCode === undefined ? undefined : stateOf(statusCode)
  if (statusCode === undefined || state === undefined)
    throw new WalletModalError('WALLET_FAILED', { details: 'no status of the batch' })
  return { id, statusCode, state, transactionHashes: hashesOf(receipts) }
}
