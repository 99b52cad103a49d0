import { rpcCall } from '../chain/rpc-call'
import { toHexId } from '../chain/chains'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import type { Approvals } from './approvals'
import { addChain, switchChain } from './chain-methods'
import { block, line } from './describe'
import { nodeMethods } from './node-methods'
import { personalSign, sendTransaction, signTypedData } from './signing-methods'
import type { WalletState } from './wallet-state'

/** What a method handler works with. */
export interface ProviderContext {
  readonly state: WalletState
  readonly approvals: Approvals
  /** The origin of the page that asks. */
  readonly origin: string
  /** Aborts when the page is gone. */
  readonly signal: AbortSignal
}

type Handler = (context: ProviderContext, params: readonly unknown[]) => Promise<unknown>

const handlers: Readonly<Record<string, Handler>> = {
  eth_requestAccounts: requestAccounts,
  eth_accounts: async ({ state, origin }) => state.accountsFor(origin),
  eth_chainId: async ({ state }) => toHexId(state.settings.chainId),
  net_version: async ({ state }) => String(state.settings.chainId),
  eth_coinbase: async ({ state, origin }) => state.accountsFor(origin)[0] ?? null,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_getPermissions: async (context) => permissions(context),
  wallet_requestPermissions: requestPermissions,
  wallet_revokePermissions: revokePermissions,
  wallet_getCapabilities: async () => ({}),
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
}

/**
 * Answers one EIP-1193 request of a page.
 * @throws RpcError with the code that EIP-1193 and its neighbours give the case
 * @throws SilentError when the wallet is set never to answer
 */
export async function answerRequest(context: ProviderContext, method: string, params: unknown): Promise<unknown> {
  const list = params ?? []
  if (!Array.isArray(list)) throw invalidParams('The parameters must be a list')
  if (Object.hasOwn(handlers, method)) return handlers[method]?.(context, list)
  if (!nodeMethods.has(method)) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
  return callCurrentNode(context.state, method, list)
}

/** Sends a request to the node of the wallet's current chain. */
export function callCurrentNode(state: WalletState, method: string, params: readonly unknown[]): Promise<unknown> {
  const { rpcUrl, name } = state.currentChain
  if (rpcUrl === null) throw new RpcError(rpcCodes.chainDisconnected, `The wallet has no connection to ${name}`)
  return rpcCall(rpcUrl, method, params)
}

async function requestAccounts(context: ProviderContext): Promise<readonly string[]> {
  const { state, origin } = context
  const accounts = state.accountsFor(origin)
  return accounts.length > 0 ? accounts : connect(context, 'eth_requestAccounts')
}

async function requestPermissions(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  if (!isAboutAccounts(params)) throw invalidParams('The only permission there is to ask for is [{"eth_accounts":{}}]')
  await connect(context, 'wallet_requestPermissions')
  return permissions(context)
}

async function revokePermissions({ state, origin }: ProviderContext, params: readonly unknown[]): Promise<null> {
  if (!isAboutAccounts(params)) throw invalidParams('The only permission there is to revoke is [{"eth_accounts":{}}]')
  state.disconnect(origin)
  return null
}

async function connect(context: ProviderContext, method: string): Promise<readonly string[]> {
  const { state, approvals, origin, signal } = context
  const { selectedAccount, exposedAccounts } = state.settings
  const others = exposedAccounts.filter((address) => address !== selectedAccount)
  const details = [
    line('Chain', state.currentChain.name),
    block('It will see', [selectedAccount, ...others].join('\n')),
  ]
  await approvals.ask({ origin, method, title: 'Connect this site', details }, signal)
  state.connect(origin)
  return state.accountsFor(origin)
}

function permissions({ state, origin }: ProviderContext): unknown[] {
  const site = state.sites.find((site) => site.origin === origin)
  if (site === undefined) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: state.accountsFor(origin) }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats, date: site.connectedAt }]
}

function isAboutAccounts(params: readonly unknown[]): boolean {
  const [first] = params
  return isRecord(first) && Object.keys(first).length === 1 && isRecord(first['eth_accounts'])
}
