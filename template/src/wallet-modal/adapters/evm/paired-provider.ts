import type { Eip1193Provider } from '../../domain/wallets/eip1193'

/** A wallet at the other end of a pairing, whose connection is a session that can be ended. */
export interface PairedProvider extends Eip1193Provider {
  endSession(): Promise<void>
}

/** Wallets of this browser have permissions in place of a session. */
export function isPaired(provider: Eip1193Provider): provider is PairedProvider {
  return 'endSession' in provider && typeof provider.endSession === 'function'
}
