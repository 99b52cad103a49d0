import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import { isEip1193Provider } from '../../domain/wallets/eip1193'
import { WalletModalError } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import type { Scheduler } from '../../domain/timeout'
import { withTimeout } from '../../domain/timeout'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { AdapterSession } from '../adapter'
import type { Account } from '../../domain/account/account'
import { createAccount } from '../../domain/account/account'
import { isEvmAddress, withHexPrefix } from '../../domain/account/address'
import { toChecksumAddress } from './checksum'

/** Checks that a value is an EIP-1193 provider. @throws WalletModalError WALLET_UNREACHABLE for anything else */
export function providerOf(value: unknown): Eip1193Provider {
  if (!isEip1193Provider(value)) throw new WalletModalError('WALLET_UNREACHABLE')
  return value
}

/** The EIP-1193 provider of a session. */
export function sessionProvider(session: AdapterSession): Eip1193Provider {
  return providerOf(session.provider)
}

/** Sends a request to a wallet. Errors that the wallet throws synchronously become a WalletModalError too. */
export async function askWallet(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  try {
    return await provider.request(params ? { method, params } : { method })
  } catch (error) {
    throw toWalletError(error)
  }
}

/**
 * Sends a request that a wallet answers without asking the visitor, and waits five seconds at most.
 * @throws WalletModalError WALLET_UNREACHABLE when the wallet does not answer in time
 */
export async function askInTime(provider: Eip1193Provider, method: string, after: Scheduler): Promise<unknown> {
  return withTimeout(askWallet(provider, method), limits.restore, after).catch((error: unknown) => {
    const isLate = error instanceof WalletModalError && error.code === 'TIMED_OUT'
    throw isLate ? new WalletModalError('WALLET_UNREACHABLE', { details: method, hint: 'Try again' }) : error
  })
}

/** The provider of a paired wallet. Its connection is a session that can be ended. */
export interface PairedProvider extends Eip1193Provider {
  endSession(): Promise<void>
}

/** Whether a provider belongs to a paired wallet. Wallets in the browser have permissions in place of a session. */
export function isPaired(provider: Eip1193Provider): provider is PairedProvider {
  return 'endSession' in provider && typeof provider.endSession === 'function'
}

const maxAccounts = 100

/** Reads a wallet's answer to `eth_accounts`: valid addresses only, checksummed, each once. */
export function readAccounts(answer: unknown): Account[] {
  if (!Array.isArray(answer)) return []
  const valid = answer.filter((value): value is string => typeof value === 'string' && isEvmAddress(value))
  const unique = new Set(valid.map((value) => toChecksumAddress(withHexPrefix(value.toLowerCase()))))
  return [...unique].slice(0, maxAccounts).map((address) => createAccount('eip155', address))
}
