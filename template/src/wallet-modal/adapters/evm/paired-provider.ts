import type { Eip1193Provider } from '../../domain/wallets/eip1193'

/** The provider of a paired wallet. Its connection is a session that can be ended. */
export interface PairedProvider extends Eip1193Provider {
  endSession(): Promise<void>
}

/** Whether a provider belongs to a paired wallet. Wallets in the browser have permissions in place of a session. */
export function isPaired(provider: Eip1193Provider): provider is PairedProvider {
  return 'endSession' in provider && typeof provider.endSession === 'function'
}
