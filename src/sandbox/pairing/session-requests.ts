import { RpcError, rpcCodes } from '../rpc-error'
import { isAboutGrant } from '../wallet/grant-methods'
import { SilentError, type Approvals } from '../wallet/approvals'
import { answerRequest, type ProviderContext } from '../wallet/provider'
import type { WalletChain, WalletState } from '../wallet/wallet-state'
import { evmId } from './namespaces'
import type { StandardContext } from '../wallet/standard-methods'
import type { PairingError, PeerMetadata, SessionRequest } from './pairing-client'
import type { PhoneNamespace } from './phone-namespace'

/** The parts that requests of paired apps use. */
export interface RequestDeps {
  readonly state: WalletState
  readonly approvals: Approvals
  /** The wallet's namespaces other than EVM. */
  readonly namespaces: readonly PhoneNamespace[]
}

/** The outcome of a request; undefined if the wallet may not answer. */
export type Outcome = { readonly result: unknown } | { readonly error: PairingError } | undefined

/** The methods that paired apps cannot use. The session itself is the app's permission, so there is nothing to request or to revoke. */
const refused: ReadonlySet<string> = new Set([
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
])

/**
 * Answers a paired app's request on the chain that the request names. The answers are those of the announced wallet.
 * @returns undefined if the wallet may not answer
 */
export async function answerSession(
  deps: RequestDeps,
  peer: PeerMetadata,
  { topic, params }: SessionRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const { method, params: list } = params.request
  try {
    const namespace = deps.namespaces.find(({ name }) => params.chainId.startsWith(`${name}:`))
    if (namespace !== undefined) {
      const request = Object.hasOwn(namespace.requests, method) ? namespace.requests[method] : undefined
      if (request === undefined) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
      return { result: (await request(namespaceContext(deps, peer, topic, signal), list, params.chainId)) ?? null }
    }
    const isRefused = refused.has(method) && !isAboutGrant(Array.isArray(list) ? list : [list])
    if (isRefused) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
    return { result: (await answerRequest(sessionContext(deps, peer, params.chainId, signal), method, list)) ?? null }
  } catch (error) {
    return error instanceof SilentError ? undefined : { error: pairingError(deps.state, error) }
  }
}

/** Asks for a decision about a paired app's request. An approval also unlocks the wallet. */
export function askForPairing({ state, approvals }: RequestDeps): Pick<Approvals, 'ask'> {
  return {
    async ask(question, signal) {
      await approvals.ask({ ...question, via: 'pairing' }, signal)
      if (state.settings.locked) state.update({ locked: false })
    },
  }
}

/** Converts an error to the form that apps get. The code of a rejection is a setting, because wallets use different codes. */
export function pairingError(state: WalletState, error: unknown): PairingError {
  if (!(error instanceof RpcError)) {
    return { code: rpcCodes.internal, message: error instanceof Error ? error.message : String(error) }
  }
  const { code, message, data } = error
  if (code === rpcCodes.rejected && state.settings.pairingRejectCode === 5000) return rejected
  return { code, message, ...(data === undefined ? {} : { data }) }
}

/** The code of a rejection in the pairing protocol. */
export const rejected: PairingError = { code: 5000, message: 'User rejected.' }

function sessionContext(deps: RequestDeps, peer: PeerMetadata, chainId: string, signal: AbortSignal): ProviderContext {
  const { state } = deps
  return {
    state,
    approvals: askForPairing(deps),
    origin: originOf(peer),
    signal,
    accounts: () => state.exposedAccounts,
    chain: () => requestChain(state, chainId),
  }
}

/**
 * Makes the context for a namespace other than EVM. These namespaces store permissions by site, so each session counts as a site of its
 * own. The person sees the app's address.
 */
function namespaceContext(deps: RequestDeps, peer: PeerMetadata, topic: string, signal: AbortSignal): StandardContext {
  const asking = askForPairing(deps)
  const approvals: StandardContext['approvals'] = {
    ask: (question, gone) => asking.ask({ ...question, origin: originOf(peer) }, gone),
  }
  return { state: deps.state, approvals, origin: sessionSite(topic), signal }
}

/** Returns the name that a session has among the connected sites. */
export function sessionSite(topic: string): string {
  return `pairing ${topic}`
}

/** The URL that an app gives for itself. It is not verified. */
export function originOf({ url = '', name = '' }: PeerMetadata): string {
  return (url === '' ? name : url).slice(0, 200)
}

function requestChain(state: WalletState, chainId: string): WalletChain {
  const id = evmId(chainId)
  const chain = id === undefined || !state.isKnown(id) ? undefined : state.findChain(id)
  if (chain === undefined) throw new RpcError(rpcCodes.unknownChain, `The wallet does not know the chain ${chainId}`)
  return chain
}
