import { classOfMethod } from '../../domain/wallets/rpc-methods'
import { smartAccountOn } from '../account-kinds/smart-account-on'
import type { PageRequest } from '../channel/parent-channel'
import type { RpcCall } from '../chain/rpc-client'
import { createRpcCall } from '../chain/rpc-client'
import { FrameError, errorCodes, userRejected } from '../frame-error'
import { loadOnce } from '../load-once'
import { evmChainId } from '../session/active-networks'
import type { StoredSession } from '../session/session'
import type { SharedContext, WalletContext } from './context'

/** Answers a method that needs the visitor's approval. */
export type SigningMethods = Readonly<Record<string, ((params: unknown) => Promise<unknown>) | undefined>>

/** A request of a page: the visitor's login, and the origin of the page. */
export interface SigningRequest {
  context: WalletContext
  login: StoredSession
  origin: string
}

function unsupported(method: string): FrameError {
  return new FrameError(`This wallet does not support ${method}`, errorCodes.unsupportedMethod)
}

const notPassedOn = new Set([
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
])

/** Creates the answer to RPC_REQUEST. Methods that need approval are loaded when the first of them is asked for. */
export function createRpcRequest(context: SharedContext) {
  const { platform, networks, queue, progress, authorized, forRequest } = context
  const loadEvm = loadOnce(() => import('../evm/evm-methods'))
  const loadSolana = loadOnce(() => import('../solana/solana-methods'))
  const loadCalls = loadOnce(() => import('../evm/wallet-calls'))
  const loadCapabilities = loadOnce(() => import('../evm/wallet-capabilities'))
  const rpcCall: RpcCall = (method, params) => createRpcCall(platform, networks.active('eip155'))(method, params)

  const read = async (request: SigningRequest, method: string, params: unknown): Promise<unknown> => {
    const { login, context: own } = request
    if (notPassedOn.has(method)) throw unsupported(method)
    if (method === 'eth_accounts') {
      const network = networks.active('eip155')
      const smart = await context.accountTypes.kindFor(login, network)
      return [smart ? (await smartAccountOn(smart, network, own, login)).address : await own.addressOf(login, 'eip155')]
    }
    if (method === 'eth_chainId') return `0x${evmChainId(networks.active('eip155')).toString(16)}`
    if (method === 'wallet_getCapabilities') return (await loadCapabilities()).getCapabilities(own, login, params)
    if (method === 'wallet_getCallsStatus') return (await loadCalls()).getCallsStatus(request, params)
    return rpcCall(method, params)
  }

  const sign = async (
    request: SigningRequest,
    method: string,
    params: unknown,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const methods: SigningMethods = method.startsWith('solana_')
      ? (await loadSolana()).solanaMethods(request)
      : (await loadEvm()).evmMethods(request)
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw unsupported(method)
    return queue.run(async () => {
      // The page has given up a request that waited behind others.
      if (signal.aborted) throw userRejected()
      progress('loading')
      try {
        return await run(params)
      } finally {
        progress()
      }
    })
  }

  return ({ method, params }: { method: string; params?: unknown }, request: PageRequest): Promise<unknown> =>
    authorized(request.origin, async (login) => {
      const kind = classOfMethod(method)
      if (kind === 'unknown') throw unsupported(method)
      const { origin, signal } = request
      // The page shows the frame for every method that needs an approval.
      const own = { context: forRequest(request, kind !== 'safe'), login, origin }
      return kind === 'safe' ? read(own, method, params) : sign(own, method, params, signal)
    })
}
