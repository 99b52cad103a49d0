import { WalletModalError } from '../../../domain/errors/errors'

/** The error of a hook: that of the payment, or that its code could not be downloaded. */
export function hookError(thrown: unknown): WalletModalError {
  return thrown instanceof WalletModalError ? thrown : new WalletModalError('MODAL_NOT_LOADED', { cause: thrown })
}
