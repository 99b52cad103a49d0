import { randomBytes } from 'node:crypto'
import { toHexId } from '../chain/chains'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { servedChains } from './capabilities'
import { line } from './describe'
import { describeCalls } from './describe-call'
import type { ProviderContext } from './provider'
import { runOneByOne, runTogether } from './run-calls'
import { callsParam, type CallsRequest } from './send-calls-params'
import { requireAccount } from './signing-methods'
import type { WalletChain, WalletState } from './wallet-state'

const atomicWords = 'All together, or nothing'
const orderedWords = 'One after the other; if one fails, the others stay'

/**
 * wallet_sendCalls (EIP-5792): asks once for all calls, and then sends real transactions. With the setting `atomic`, several calls become
 * one transaction. Without the setting, each call is its own transaction.
 */
export async function sendCalls(context: ProviderContext, params: readonly unknown[]): Promise<{ id: string }> {
  const { approvals, origin, signal, state } = context
  const request = callsParam(params)
  const from = requireAccount(context, request.from ?? context.accounts()[0] ?? '')
  const chain = servedChain(state, request.chainId)
  const id = request.id ?? `0x${randomBytes(32).toString('hex')}`
  requireNew(context, id)
  const atomic = isAtomic(request, state)
  const { calls } = request
  const how = calls.length > 1 ? [line('How', atomic ? atomicWords : orderedWords)] : []
  const details = [line('Chain', chain.name), line('Account', from), ...how, ...describeCalls(calls, chain.symbol)]
  const title = calls.length > 1 ? `Do ${calls.length} things` : 'Do one thing'
  await approvals.ask({ origin, method: 'wallet_sendCalls', title, details }, signal)
  requireAccount(context, from)
  requireNew(context, id)
  const served = servedChain(state, chain.id)
  const outcome = await (atomic ? runTogether : runOneByOne)(served, from, calls)
  state.batches.add({ id, origin, chainId: chain.id, rpcUrl: served.rpcUrl, atomic, ...outcome })
  state.changed()
  return { id }
}

/** wallet_getCallsStatus (EIP-5792). */
export async function getCallsStatus({ state, origin }: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const [id] = params
  if (typeof id !== 'string') throw invalidParams('wallet_getCallsStatus takes a list with the id of the calls')
  return state.batches.status(origin, id)
}

/** Returns whether the calls become one transaction. A batch that deploys a contract cannot be one transaction. */
function isAtomic({ atomicRequired, calls }: CallsRequest, state: WalletState): boolean {
  const { atomic } = state.settings
  if (atomicRequired && !atomic) {
    throw new RpcError(rpcCodes.atomicityUnsupported, 'The wallet cannot do all calls together or nothing')
  }
  const isDeployment = calls.some(({ to }) => to === undefined)
  if (atomicRequired && isDeployment && calls.length > 1) {
    throw new RpcError(rpcCodes.atomicityUnsupported, 'The wallet cannot deploy a contract together with other calls')
  }
  return atomic && !isDeployment
}

function servedChain(state: WalletState, id: number): WalletChain & { readonly rpcUrl: string } {
  const chain = servedChains(state).find((served) => served.id === id)
  if (chain?.rpcUrl != null) return { ...chain, rpcUrl: chain.rpcUrl }
  throw new RpcError(rpcCodes.unsupportedChain, `The wallet does not serve the chain ${toHexId(id)}`)
}

function requireNew({ state, origin }: ProviderContext, id: string): void {
  if (!state.batches.has(origin, id)) return
  throw new RpcError(rpcCodes.duplicateId, `This site has sent calls with the id ${id} before`)
}
