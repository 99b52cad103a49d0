import { base58 } from '@scure/base'
import type { Account } from '../../domain/account/account'
import { createAccount } from '../../domain/account/account'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { Adapter, AdapterContext, AdapterSession } from '../adapter'
import { endInWallet } from '../end-in-wallet'
import { isAddressOf } from './address-formats'
import type { NamespaceProvider } from '../../domain/networks/namespace-provider'
import { namespaceProviderOf } from '../../domain/networks/namespace-provider'

const maxAccounts = 100

function accountsOf({ namespace, accounts }: NamespaceProvider): Account[] {
  const valid = accounts.filter((address) => isAddressOf(namespace, address))
  return valid.slice(0, maxAccounts).map((address) => createAccount(namespace, address))
}

function notHere(what: string): Promise<never> {
  return Promise.reject(new WalletModalError('METHOD_NOT_SUPPORTED', { details: what }))
}

async function sign(provider: NamespaceProvider, message: string, address: string): Promise<unknown> {
  if (provider.namespace !== 'solana') return provider.request({ method: 'personal_sign', params: [message, address] })
  const params = { message: base58.encode(new TextEncoder().encode(message)), pubkey: address }
  const answer = await provider.request({ method: 'solana_signMessage', params })
  return isRecord(answer) ? answer['signature'] : undefined
}

/** Creates an adapter for a namespace without an adapter of its own. It connects through pairing and signs messages; other calls fail. */
export function createPairedAdapter({ platform }: AdapterContext): Adapter {
  const openSession = (provider: NamespaceProvider): AdapterSession | null => {
    const accounts = accountsOf(provider)
    return accounts.length > 0 ? { provider, accounts, chainId: provider.chainReference } : null
  }
  return {
    kind: 'universal',

    async connect({ connector }) {
      const session = openSession(namespaceProviderOf(connector.provider))
      if (!session) throw new WalletModalError('NO_ACCOUNT', { hint: 'Choose an account in the wallet and try again' })
      return session
    },

    reconnect: async ({ connector }) => openSession(namespaceProviderOf(connector.provider)),

    async disconnect({ provider }) {
      await endInWallet(namespaceProviderOf(provider).endSession(), platform.after)
    },

    watch({ provider: value }, listener) {
      const provider = namespaceProviderOf(value)
      const accountsChanged = () => {
        const accounts = accountsOf(provider)
        if (accounts.length > 0) listener.accountsChanged(accounts)
        else listener.disconnected()
      }
      const chainChanged = () => listener.networkChanged(provider.chainReference)
      const disconnected = () => listener.disconnected()
      const handlers = { accountsChanged, chainChanged, disconnect: disconnected }
      for (const [event, handler] of Object.entries(handlers)) provider.on(event, handler)
      return () => {
        for (const [event, handler] of Object.entries(handlers)) provider.removeListener(event, handler)
      }
    },

    async switchNetwork({ provider: value }, network) {
      const provider = namespaceProviderOf(value)
      if (!provider.isApproved(network.caipNetworkId))
        throw walletError('CHAIN_NOT_SUPPORTED', { details: network.name, hint: 'Choose another network' })
      provider.setChain(String(network.id))
    },

    async signMessage({ provider }, message, address) {
      try {
        const signature = await sign(namespaceProviderOf(provider), message, address)
        if (typeof signature === 'string') return signature
        throw new WalletModalError('WALLET_FAILED', { details: 'no signature' })
      } catch (error) {
        throw toWalletError(error)
      }
    },

    getBalance: ({ network }) => notHere(`the balance on ${network.name}`),
    sendTransaction: () => notHere('sending'),
    waitForTransaction: ({ network }) => notHere(`transactions on ${network.name}`),
  }
}
