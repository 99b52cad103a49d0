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

/** What an app wants addresses for. A wallet leaves out what it does not know. */
export type BitcoinPurpose = 'payment' | 'ordinals' | 'stacks'

/** The id that Leather registers with; its requests differ from those of the other sats-connect wallets. */
const leatherId = 'LeatherProvider'

/** @throws WalletModalError WALLET_UNREACHABLE when the connector's provider is of no kind that is known here */
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
