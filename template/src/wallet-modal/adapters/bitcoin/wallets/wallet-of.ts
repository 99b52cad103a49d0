import type { Connector } from '../../../domain/wallets/connector'
import { WalletModalError, isRecord } from '../../../domain/errors/errors'
import { namespaceProviderOf } from '../../../domain/networks/namespace-provider'
import type { Scheduler } from '../../../domain/timeout'
import type { BitcoinWallet } from '../bitcoin-wallet'
import { LeatherWallet } from './leather-wallet'
import { isOkxProvider, OkxWallet } from './okx-wallet'
import { PairedBitcoinWallet } from './paired-bitcoin-wallet'
import { isSatsProvider, SatsWallet } from './sats-wallet'
import { isStandardWallet, StandardWallet } from './standard-wallet'

/** The purposes that an app wants addresses for. A wallet ignores purposes that it does not support. */
export type BitcoinPurpose = 'payment' | 'ordinals' | 'stacks'

/** The id that Leather registers with; its requests differ from those of the other sats-connect wallets. */
const leatherId = 'LeatherProvider'

/** Wraps a connector's provider. @throws WalletModalError WALLET_UNREACHABLE when the kind of provider is unknown */
export function walletOf(
  { type, id, provider }: Connector,
  { purposes, after }: { purposes: readonly BitcoinPurpose[]; after: Scheduler },
): BitcoinWallet {
  if (type === 'WALLET_CONNECT') return new PairedBitcoinWallet(namespaceProviderOf(provider))
  if (isStandardWallet(provider)) return new StandardWallet(provider, purposes, after)
  if (isOkxProvider(provider)) return new OkxWallet(provider)
  if (isSatsProvider(provider)) {
    const isLeather = id.startsWith(leatherId) || (isRecord(provider) && provider['isLeather'] === true)
    return isLeather ? new LeatherWallet(provider, purposes, after) : new SatsWallet(provider, purposes, after)
  }
  throw new WalletModalError('WALLET_UNREACHABLE')
}
