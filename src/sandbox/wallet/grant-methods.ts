import { randomBytes } from 'node:crypto'
import { toHexId } from '../chain/chains'
import { isRecord, type JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { permissionTypes, servedChains } from './capabilities'
import { block, line, type Detail } from './describe'
import { chainIdParam, objectParam } from './params'
import { callNode, type ProviderContext } from './provider'
import { requireAccount } from './signing-methods'

const words: Readonly<Record<string, string>> = {
  'contract-call': 'Call a contract',
  'native-token-recurring-allowance': 'Spend the native currency, up to an amount for each period',
  'erc20-recurring-allowance': 'Spend a token, up to an amount for each period',
}

/** wallet_grantPermissions (EIP-7715): allows the owner of a key to act for the account until a given time. */
export async function grantPermissions(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { approvals, origin, signal, state } = context
  requireSupport(context, 'wallet_grantPermissions')
  const request = objectParam(params, 'wallet_grantPermissions')
  const account = requireAccount(context, request['address'] ?? context.accounts()[0] ?? '')
  const id = chainIdParam(request['chainId'])
  const chain = servedChains(state).find((served) => served.id === id)
  if (chain === undefined) {
    throw new RpcError(rpcCodes.unsupportedChain, `The wallet does not serve the chain ${toHexId(id)}`)
  }
  const { expiry, signer } = request
  const permissions = permissionsParam(request['permissions'])
  const details = [
    line('Chain', chain.name),
    line('Account', account),
    line('Until', endParam(expiry)),
    ...permissions.flatMap(describePermission),
    block('By the key', keyParam(signer)),
  ]
  const method = 'wallet_grantPermissions'
  await approvals.ask({ origin, method, title: 'Let this site act by itself', details }, signal)
  requireAccount(context, account)
  const granted = { chainId: toHexId(id), address: account, expiry, signer, permissions }
  return { ...granted, context: `0x${randomBytes(32).toString('hex')}` }
}

/** Returns whether a wallet_revokePermissions is about a permission of wallet_grantPermissions. Other requests are about seeing accounts. */
export function isAboutGrant([first]: readonly unknown[]): boolean {
  return isRecord(first) && ('pci' in first || 'context' in first)
}

/**
 * wallet_revokePermissions for a permission of wallet_grantPermissions. The account signs the permission's id, because the service that
 * stores the permission needs a proof that the account wants to revoke.
 */
export async function revokeGrant(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { approvals, origin, signal } = context
  requireSupport(context, 'wallet_revokePermissions')
  const request = objectParam(params, 'wallet_revokePermissions')
  const { address = context.accounts()[0] ?? '' } = request
  // The last part of a CAIP-10 id is the address.
  const account = requireAccount(context, typeof address === 'string' ? address.split(':').at(-1) : address)
  const pci = request['pci'] ?? request['context']
  if (typeof pci !== 'string' || pci === '') throw invalidParams('pci must be the id of a permission')
  const details = [line('Account', account), block('Permission', pci)]
  const method = 'wallet_revokePermissions'
  await approvals.ask({ origin, method, title: 'Stop this site from acting by itself', details }, signal)
  requireAccount(context, account)
  const message = `0x${Buffer.from(pci, 'utf8').toString('hex')}`
  return callNode(context.state.keyChain, 'personal_sign', [message, account])
}

function requireSupport({ state }: ProviderContext, method: string): void {
  if (!state.settings.permissions) throw new RpcError(rpcCodes.unsupported, `The wallet does not support ${method}`)
}

function permissionsParam(value: unknown): readonly JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) throw invalidParams('permissions must be a list of at least one')
  return (value as unknown[]).map((permission) => {
    const isKnown = isRecord(permission) && permissionTypes.some((type) => type === permission['type'])
    if (!isKnown) throw invalidParams(`The type of a permission must be one of ${permissionTypes.join(', ')}`)
    return permission
  })
}

function describePermission({ type, data }: JsonRecord): Detail[] {
  const may = line('It may', words[String(type)] ?? String(type))
  return data === undefined ? [may] : [may, block('Within', JSON.stringify(data, null, 2))]
}

function endParam(expiry: unknown): string {
  const isLater = typeof expiry === 'number' && expiry * 1_000 > Date.now() && expiry < 1e11
  if (!isLater) throw invalidParams('expiry must be a time to come, in seconds since 1970')
  return new Date(expiry * 1_000).toUTCString()
}

/** Returns the public keys that may act for the account. */
function keyParam(signer: unknown): string {
  const data = isRecord(signer) && signer['type'] === 'keys' ? signer['data'] : undefined
  const keys = isRecord(data) && Array.isArray(data['keys']) ? data['keys'].filter(isRecord) : []
  const texts = keys.flatMap(({ publicKey }) => (typeof publicKey === 'string' ? publicKey : []))
  if (texts.length === 0) throw invalidParams('signer must have the type keys, and at least one key with a publicKey')
  return texts.join('\n')
}
