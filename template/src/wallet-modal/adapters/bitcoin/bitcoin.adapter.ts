import { WalletModalError } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import { limits } from '../../domain/limits'
import { withTimeout } from '../../domain/timeout'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { Adapter, AdapterContext, AdapterSession } from '../adapter'
import { endInWallet } from '../end-in-wallet'
import { hasBitcoinAccount } from './accounts'
import { bitcoinNetworkOf } from './bitcoin-networks'
import { createBitcoinReader } from './bitcoin-reader'
import { BitcoinSession } from './bitcoin-session'
import type { SharedAccounts } from './bitcoin-wallet'
import { Esplora, sumOf } from './esplora'
import type { BitcoinPurpose } from './wallets/wallet-of'
import { walletOf } from './wallets/wallet-of'
import { untilConfirmed } from '../../domain/transactions/confirmation'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'

/**
 * Waits until a transaction is in a block. @throws WalletModalError when the time is up; the transaction may still be confirmed, because
 * blocks take ten minutes
 */
function waitForConfirmation(esplora: Esplora, platform: Platform, hash: string, network: Network) {
  return untilConfirmed(platform, async (signal) =>
    (await esplora.isConfirmed(hash, { network, signal })) ? ('success' as const) : undefined,
  )
}

function bitcoinSession({ provider }: AdapterSession): BitcoinSession {
  if (!(provider instanceof BitcoinSession)) throw new WalletModalError('WALLET_UNREACHABLE')
  return provider
}

/** Opens a session whose getters return the provider's current accounts and network. */
function openSession(provider: BitcoinSession): AdapterSession {
  return { provider, accounts: provider.accounts, chainId: provider.reference }
}

/** Creates the adapter for Bitcoin: one provider for every kind of wallet, and networks that are read over the HTTP API of Esplora. */
export function createBitcoinAdapter({ platform }: AdapterContext, purposes: readonly BitcoinPurpose[]): Adapter {
  const esplora = new Esplora(platform)
  return {
    kind: 'bitcoin',

    async connect({ connector, network }) {
      const wallet = walletOf(connector, { purposes, after: platform.after })
      const shared = await wallet
        .connect(bitcoinNetworkOf(network))
        .catch((error: unknown): Promise<SharedAccounts> => Promise.reject(toWalletError(error)))
      return openSession(new BitcoinSession(wallet, shared))
    },

    async reconnect({ connector, network }) {
      const wallet = walletOf(connector, { purposes, after: platform.after })
      const asking = wallet.reconnect(bitcoinNetworkOf(network)).catch((error: unknown) => {
        if (error instanceof WalletModalError && error.code === 'METHOD_NOT_SUPPORTED') return null
        throw error
      })
      const shared = await withTimeout(asking, limits.restore, platform.after).catch((error: unknown) => {
        throw toWalletError(error)
      })
      return shared && hasBitcoinAccount(shared.accounts) ? openSession(new BitcoinSession(wallet, shared)) : null
    },

    async disconnect(session) {
      await endInWallet(bitcoinSession(session).end(), platform.after)
    },

    watch: (session, listener) => bitcoinSession(session).watch(listener),

    switchNetwork: (session, network) => bitcoinSession(session).switchNetwork(network),

    /** Includes unconfirmed coins. Without them, the change of a payment would be missing until its block is mined. */
    async getBalance({ address, network, signal }) {
      const { decimals, symbol } = network.nativeCurrency
      return { value: sumOf(await esplora.utxos(address, { network, signal })), decimals, symbol }
    },

    signMessage: (session, message, address) => bitcoinSession(session).signMessage({ message, address }),

    async sendTransaction(session, { to, value, network }) {
      const provider = bitcoinSession(session)
      if (network && String(network.id) !== provider.reference)
        throw walletError('NETWORK_UNCHANGED', { hint: `Change the wallet to ${network.name}` })
      return provider.sendTransfer({ recipient: to, amount: value })
    },

    waitForTransaction: ({ hash, network }) => waitForConfirmation(esplora, platform, hash, network),

    loadReader: async () => createBitcoinReader(esplora),
  }
}
