import { WalletModalError } from '../errors/errors'

/** The namespaces that the modal knows (CAIP-2). */
export const chainNamespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

export type ChainNamespace = (typeof chainNamespaces)[number]

/** A network id `namespace:reference`, for example `eip155:1` (CAIP-2). */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** An account id `namespace:reference:address` (CAIP-10). */
export type CaipAddress = `${CaipNetworkId}:${string}`

/** Whether a value is one of the five namespaces. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return chainNamespaces.some((namespace) => namespace === value)
}

/** Character sets and lengths of CAIP-2 and CAIP-10, checked after the number of parts. */
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const accountPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/**
 * Splits a CAIP-2 network id.
 * @throws WalletModalError 'Invalid CAIP-2 network id' unless it is two parts with a known namespace.
 */
export function parseCaipNetworkId(value: string): { namespace: ChainNamespace; reference: string } {
  const [namespace, reference, ...rest] = value.split(':')
  if (!isChainNamespace(namespace) || !reference || rest.length > 0 || !referencePattern.test(reference))
    throw new WalletModalError('INVALID_CAIP_NETWORK_ID', { details: value })
  return { namespace, reference }
}

/**
 * Splits a CAIP-10 account id.
 * @throws WalletModalError 'Invalid CAIP-10 address' unless it is three non-empty parts with a known namespace.
 */
export function parseCaipAddress(value: string): { namespace: ChainNamespace; reference: string; address: string } {
  const [namespace, reference, address, ...rest] = value.split(':')
  const threeParts = isChainNamespace(namespace) && reference && address && rest.length === 0
  if (!threeParts || !referencePattern.test(reference) || !accountPattern.test(address))
    throw new WalletModalError('INVALID_CAIP_10_ADDRESS', { details: value })
  return { namespace, reference, address }
}

/** True when the text is a CAIP-10 account id of a known namespace. */
export function isCaipAddress(value: string): value is CaipAddress {
  try {
    parseCaipAddress(value)
    return true
  } catch {
    return false
  }
}

/** True for a CAIP-2 network id of a known namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  try {
    return typeof value === 'string' && parseCaipNetworkId(value).reference !== ''
  } catch {
    return false
  }
}

/** Joins a network and an address into a CAIP-10 account id. */
export function toCaipAddress(network: CaipNetworkId, address: string): CaipAddress {
  return `${network}:${address}`
}
