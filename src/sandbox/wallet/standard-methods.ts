import { isRecord, type JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import type { Approvals } from './approvals'
import { block } from './describe'
import type { StandardAccount } from './standard-accounts'
import type { WalletState } from './wallet-state'

/** The data that a feature of a Wallet Standard wallet gets. */
export interface StandardContext {
  readonly state: WalletState
  readonly approvals: Pick<Approvals, 'ask'>
  readonly origin: string
  /** Aborts when the page is gone. */
  readonly signal: AbortSignal
}

export type StandardFeature = (context: StandardContext, params: JsonRecord) => Promise<unknown>

const connection: Readonly<Record<string, StandardFeature>> = {
  'standard:connect': connect,
  'standard:disconnect': async ({ state, origin }, { namespace }) => {
    state.standard.disconnect(origin, state.standard.find(namespace).name)
    return null
  },
}

/** Returns whether a page's request is for a feature of the Wallet Standard. */
export function isStandardMethod(method: string): boolean {
  return /^[a-z]+:/.test(method)
}

/**
 * Answers a page's request for a feature. The request's method is the feature's name.
 * @param features the features of the namespaces
 * @throws RpcError with the code of the case
 */
export async function answerStandard(
  context: StandardContext,
  features: Readonly<Record<string, StandardFeature>>,
  method: string,
  params: unknown,
): Promise<unknown> {
  const all = { ...connection, ...features }
  const feature = Object.hasOwn(all, method) ? all[method] : undefined
  if (feature === undefined) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
  if (!isRecord(params)) throw invalidParams('The parameters must be an object')
  return feature(context, params)
}

/** standard:connect. A silent request returns the accounts that the site already sees, and asks no question. */
async function connect(context: StandardContext, params: JsonRecord): Promise<readonly StandardAccount[]> {
  const { state, approvals, origin, signal } = context
  const namespace = state.standard.find(params['namespace'])
  const { name } = namespace
  const known = state.standard.accountsFor(name, origin, state.settings.locked)
  if (params['silent'] === true || known.length > 0) return known
  const accounts = state.standard.exposed(namespace).map(({ address }) => address)
  const details = [block('It will see', accounts.join('\n'))]
  await approvals.ask({ origin, method: 'standard:connect', title: `Connect this site on ${name}`, details }, signal)
  state.connectStandard(name, origin)
  return state.standard.accountsFor(name, origin, state.settings.locked)
}

/** Returns the account that a page names, if the page may use the account now. @throws RpcError 4100 otherwise */
export function requireStandardAccount({ state, origin }: StandardContext, name: string, value: unknown): string {
  const accounts = state.standard.accountsFor(name, origin, state.settings.locked)
  const found = accounts.find(({ address }) => address === value)
  if (found === undefined) throw new RpcError(rpcCodes.unauthorized, `The site has no permission to use ${value}`)
  return found.address
}

/** Decodes bytes that were sent as base64. @throws RpcError -32602 for anything else */
export function bytesParam(params: JsonRecord, name: string): Uint8Array {
  const value = params[name]
  if (typeof value !== 'string') throw invalidParams(`${name} must be base64`)
  return Buffer.from(value, 'base64')
}
