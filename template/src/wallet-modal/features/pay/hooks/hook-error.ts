import { WalletModalError } from '../../../domain/errors/errors'

/** Converts a thrown value to the error of a hook. A value that is no WalletModalError means that the code of the unit did not load. */
export function hookError(thrown: unknown): WalletModalError {
  return thrown instanceof WalletModalError ? thrown : new WalletModalError('MODAL_NOT_LOADED', { cause: thrown })
}
