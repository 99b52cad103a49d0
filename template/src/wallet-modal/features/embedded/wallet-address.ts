import { required } from '../../domain/errors/errors'
import type { OptionsState } from '../../domain/options'

/**
 * The address of the wallet frame (`hosts.auth`), without slashes at its end.
 * @throws WalletModalError WALLET_UNREACHABLE if the app has no wallet frame
 */
export function walletAddress({ hosts }: Pick<OptionsState, 'hosts'>): string {
  return required(hosts.auth, 'WALLET_UNREACHABLE').replace(/\/+$/, '')
}
