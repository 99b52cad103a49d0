import { decodeAddress } from '../abi/decode'
import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'
import { smartAccounts } from './addresses'
import type { Authorization, UserOperation } from './operation'
import { notDeployed, operationCodes, refusedByEntryPoint, revertReason } from './operation-error'
import { handleOpsCall } from './packed-operation'

/**
 * Simulates the factory and the call of a user operation. The validation is left out, because the signature may be missing.
 * @returns the gas that the factory and the call used
 * @throws RpcError -32500 if the sender has no code or the factory fails, -32521 if the call reverts
 */
export async function tryCalls(url: string, operation: UserOperation): Promise<{ factory: bigint; call: bigint }> {
  const { sender, factory, callData, authorization } = operation
  const { senderCreator, entryPoint } = smartAccounts
  const code = await codeAt(url, sender)
  if (factory !== undefined && code !== '0x') throw refused('AA10 sender already constructed')
  if (factory === undefined && authorization === undefined && code === '0x') throw notDeployed
  const creation = factory && { from: senderCreator, to: factory.address, data: factory.data }
  const call = { from: entryPoint, to: sender, data: callData }
  const calls = creation === undefined ? [call] : [creation, call]
  const stateOverrides = authorization && { [sender]: { code: delegation(authorization) } }
  const trials = await simulate(url, { calls, ...(stateOverrides && { stateOverrides }) })
  const [last, first] = [trials.at(-1), creation && trials[0]]
  if (last === undefined) throw new RpcError(rpcCodes.internal, `The node at ${url} simulated no call`)
  if (first !== undefined && !first.isDone) throw refused(`AA13 initCode failed or OOG (${revertReason(first.data)})`)
  if (first !== undefined && decodeAddress(first.data) !== sender.toLowerCase())
    throw refused('AA14 initCode must return sender')
  if (!last.isDone)
    throw new RpcError(operationCodes.reverted, `execution reverted: ${revertReason(last.data)}`, last.data)
  return { factory: first?.gas ?? 0n, call: last.gas }
}

/**
 * Simulates the transaction of a whole user operation. A call that reverts does not make the transaction fail.
 * @throws RpcError with a code of ERC-7769 if the EntryPoint does not accept the user operation
 */
export async function tryBundle(url: string, operation: UserOperation, bundler: string): Promise<void> {
  const { sender, factory, authorization } = operation
  if (factory === undefined && authorization === undefined && (await codeAt(url, sender)) === '0x') throw notDeployed
  try {
    await rpcCall(url, 'eth_call', [bundleOf(operation, bundler), 'latest'])
  } catch (error) {
    if (!(error instanceof RpcError) || error.data === undefined || isRecord(error.data)) throw error
    throw authorization !== undefined && error.data === '0x' ? notDeployed : refusedByEntryPoint(error.data)
  }
}

/** The transaction that carries out one user operation, without its gas limit. */
export function bundleOf(operation: UserOperation, bundler: string): Readonly<Record<string, unknown>> {
  const { authorization } = operation
  return {
    from: bundler,
    to: smartAccounts.entryPoint,
    data: handleOpsCall(operation, bundler),
    ...(authorization && { authorizationList: [authorization] }),
  }
}

function refused(reason: string): RpcError {
  return new RpcError(operationCodes.rejected, reason, { reason })
}

async function codeAt(url: string, address: string): Promise<unknown> {
  return rpcCall(url, 'eth_getCode', [address, 'latest'])
}

/** The code of a delegated account (EIP-7702). */
function delegation({ address }: Authorization): string {
  return `0xef0100${address.slice(2)}`
}

interface Trial {
  readonly isDone: boolean
  readonly gas: bigint
  readonly data: unknown
}

async function simulate(url: string, block: object): Promise<readonly Trial[]> {
  const blocks = await rpcCall(url, 'eth_simulateV1', [{ blockStateCalls: [block] }, 'latest'])
  const [first]: unknown[] = Array.isArray(blocks) ? blocks : []
  const calls = isRecord(first) && Array.isArray(first['calls']) ? first['calls'].filter(isRecord) : []
  return calls.map((call) => ({
    isDone: call['status'] === '0x1',
    gas: BigInt(String(call['gasUsed'])),
    data: call['returnData'],
  }))
}
