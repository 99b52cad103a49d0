import type { ChainNamespace } from './caip'
import { isChainNamespace } from './caip'
import type { Eip1193Provider } from '../wallets/eip1193'
import { isEip1193Provider } from '../wallets/eip1193'
import { WalletModalError } from '../errors/errors'

/** The provider of a paired wallet for one namespace. */
export interface NamespaceProvider extends Required<Eip1193Provider> {
  readonly namespace: ChainNamespace
  /** The addresses that the wallet shares on the active chain. */
  readonly accounts: readonly string[]
  /** The active chain, without its namespace. */
  readonly chainReference: string
  isApproved(caipNetworkId: string): boolean
  setChain(reference: string): void
  endSession(): Promise<void>
}

function isNamespaceProvider(value: unknown): value is NamespaceProvider {
  return isEip1193Provider(value) && 'namespace' in value && isChainNamespace(value.namespace) && 'endSession' in value
}

/**
 * Returns the value as a paired wallet's provider.
 * @throws WalletModalError WALLET_UNREACHABLE for any other value
 */
export function namespaceProviderOf(value: unknown): NamespaceProvider {
  if (!isNamespaceProvider(value)) throw new WalletModalError('WALLET_UNREACHABLE')
  return value
}
