import { base58 } from '@scure/base'
import { isEvmAddress, isSameAddress } from '../../domain/account/address'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import { isCaipNetworkId, parseCaipNetworkId } from '../../domain/networks/caip'
import { authError } from '../../domain/errors/auth-errors'
import type { AuthUser } from './auth-client'
import type { FrameUser } from './protocol'

const base58Text = /^[1-9A-HJ-NP-Za-km-z]+$/

/** The CAIP-2 references of the namespaces: an EIP-155 chain id in decimal, and the start of Solana's genesis hash. */
const references: Readonly<Partial<Record<ChainNamespace, (reference: string) => boolean>>> = {
  eip155: (reference) => /^[1-9]\d*$/.test(reference) && Number.isSafeInteger(Number(reference)),
  solana: (reference) => reference.length === 32 && base58Text.test(reference),
}

/** Reads a chain id of a reply: a number, decimal text, or CAIP-2. Undefined for anything else. */
export function chainIdOf(value: string | number): CaipNetworkId | undefined {
  const text = String(value)
  const chainId = /^\d+$/.test(text) ? `eip155:${text}` : text
  if (!isCaipNetworkId(chainId)) return undefined
  const { namespace, reference } = parseCaipNetworkId(chainId)
  return references[namespace]?.(reference) ? chainId : undefined
}

/** 32 bytes in base58. */
function isSolanaAddress(address: string): boolean {
  return address.length <= 44 && base58Text.test(address) && base58.decode(address).length === 32
}

function isAddress(namespace: ChainNamespace, address: string): boolean {
  return namespace === 'eip155' ? isEvmAddress(address) : isSolanaAddress(address)
}

/**
 * Reads a reply about the visitor.
 * @throws WalletModalError FRAME_ERROR for a reply about another namespace, for an invalid address, and for a reply whose address is not
 * in its list of accounts or does not have the preferred type
 */
export function readAccount(user: FrameUser, namespace: ChainNamespace): Omit<AuthUser, 'userName'> {
  const chainId = chainIdOf(user.chainId)
  const isRight = chainId !== undefined && parseCaipNetworkId(chainId).namespace === namespace
  if (!isRight || !isAddress(namespace, user.address)) throw authError('FRAME_ERROR')
  const { preferredAccountType: said } = user
  const given = (user.accounts ?? []).filter(({ address }) => isAddress(namespace, address))
  const accounts = given.length > 0 ? given : [{ address: user.address, type: said ?? 'eoa' }]
  const used = accounts.find(({ address }) => isSameAddress(address, user.address))
  if (!used || (said && said !== used.type)) throw authError('FRAME_ERROR')
  return {
    chainId,
    address: user.address,
    accounts,
    email: user.email ?? null,
    preferredAccountType: used.type,
    smartAccountDeployed: user.smartAccountDeployed ?? false,
  }
}
