import { rpcCall } from '../chain/rpc-call'
import { toHexId } from '../chain/chains'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import type { Approvals } from './approvals'
import { getAssets } from './assets'
import { getCallsStatus, sendCalls } from './call-methods'
import { getCapabilities } from './capabilities'
import { addChain, switchChain } from './chain-methods'
import { block, line } from './describe'
import { grantPermissions, isAboutGrant, revokeGrant } from './grant-methods'
import { nodeMethods } from './node-methods'
import { personalSign, sendTransaction, signTypedData } from './signing-methods'
import type { WalletChain, WalletState } from './wallet-state'

/** The data that a method's handler gets. */
export interface ProviderContext {
  readonly state: WalletState
  readonly approvals: Pick<Approvals, 'ask'>
  /** The origin of the page that sent the request. For a paired app, the URL in the app's metadata. */
  readonly origin: string
  /** Aborts when the page is closed or the pairing has ended. */
  readonly signal: AbortSignal
  /** Returns the accounts that the page may use at the moment of the call, the selected account first. */
  accounts(): readonly string[]
  /** Returns the chain that the request is for. A page's chain changes with the wallet's network, so handlers call this function at each step. */
  chain(): WalletChain
}

type Handler = (context: ProviderContext, params: readonly unknown[]) => Promise<unknown>

const handlers: Readonly<Record<string, Handler>> = {
  eth_requestAccounts: requestAccounts,
  eth_accounts: async (context) => context.accounts(),
  eth_chainId: async (context) => toHexId(context.chain().id),
  net_version: async (context) => String(context.chain().id),
  eth_coinbase: async (context) => context.accounts()[0] ?? null,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_getPermissions: async (context) => permissions(context),
  wallet_requestPermissions: requestPermissions,
  wallet_revokePermissions: revokePermissions,
  wallet_getCapabilities: getCapabilities,
  wallet_getAssets: getAssets,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
  wallet_grantPermissions: grantPermissions,
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
}

/** Makes the context of a page's requests, which have the page's permission and the wallet's current chain. */
export function pageContext(given: Pick<ProviderContext, 'origin' | 'signal'> & PageWallet): ProviderContext {
  const { state, origin } = given
  return { ...given, accounts: () => state.accountsFor(origin), chain: () => state.currentChain }
}

interface PageWallet {
  readonly state: WalletState
  readonly approvals: Approvals
}

/**
 * Answers one EIP-1193 request.
 * @throws RpcError with the code of EIP-1193 or of the method's own EIP
 * @throws SilentError if the wallet is set never to answer
 */
export async function answerRequest(context: ProviderContext, method: string, params: unknown): Promise<unknown> {
  // Some clients send the parameter of wallet_revokePermissions without a list around it.
  const list = method === 'wallet_revokePermissions' && isRecord(params) ? [params] : (params ?? [])
  if (!Array.isArray(list)) throw invalidParams('The parameters must be a list')
  if (Object.hasOwn(handlers, method)) return handlers[method]?.(context, list)
  if (!nodeMethods.has(method)) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
  return callNode(context.chain(), method, list)
}

/** Sends a request to the node of a chain. */
export function callNode(chain: WalletChain, method: string, params: readonly unknown[]): Promise<unknown> {
  const { rpcUrl, name } = chain
  if (rpcUrl === null) throw new RpcError(rpcCodes.chainDisconnected, `The wallet has no connection to ${name}`)
  return rpcCall(rpcUrl, method, params)
}

async function requestAccounts(context: ProviderContext): Promise<readonly string[]> {
  const accounts = context.accounts()
  return accounts.length > 0 ? accounts : connect(context, 'eth_requestAccounts')
}

async function requestPermissions(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  if (!isAboutAccounts(params)) throw invalidParams('The only permission there is to ask for is [{"eth_accounts":{}}]')
  await connect(context, 'wallet_requestPermissions')
  return permissions(context)
}

async function revokePermissions(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  if (isAboutGrant(params)) return revokeGrant(context, params)
  const { state, origin } = context
  if (!isAboutAccounts(params)) throw invalidParams('The only permission there is to revoke is [{"eth_accounts":{}}]')
  state.disconnect(origin)
  return null
}

async function connect(context: ProviderContext, method: string): Promise<readonly string[]> {
  const { state, approvals, origin, signal } = context
  const details = [line('Chain', context.chain().name), block('It will see', state.exposedAccounts.join('\n'))]
  await approvals.ask({ origin, method, title: 'Connect this site', details }, signal)
  state.connect(origin)
  return context.accounts()
}

function permissions({ state, origin, accounts }: ProviderContext): unknown[] {
  const site = state.sites.find((site) => site.origin === origin)
  if (site === undefined) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts() }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats, date: site.connectedAt }]
}

function isAboutAccounts(params: readonly unknown[]): boolean {
  const [first] = params
  return isRecord(first) && Object.keys(first).length === 1 && isRecord(first['eth_accounts'])
}
