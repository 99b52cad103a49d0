import type { Adapter, AdapterDescriptor, AdapterListener, AdapterSession } from '../../adapters/adapter'
import { createAccount } from '../../domain/account/account'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { WalletModalError } from '../../domain/errors/errors'
import type { NetworkInput } from '../../domain/networks/network'
import { testWalletInfo } from '../announce'

/** Two Solana networks. Nothing reads from their endpoints. */
export const solanaAlpha = {
  id: 'solanaAlpha',
  name: 'Solana Alpha',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example/rpc'] } },
} satisfies NetworkInput

export const solanaBeta = { ...solanaAlpha, id: 'solanaBeta', name: 'Solana Beta' } satisfies NetworkInput

/** A Bitcoin network. Nothing reads from its endpoints. */
export const bitcoinAlpha = {
  id: 'bitcoinAlpha',
  name: 'Bitcoin Alpha',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://bitcoin.example/api'] } },
} satisfies NetworkInput

interface FakeNamespaceOptions {
  address?: string
  /** The wallet's name. Default: that of the tests' EVM wallet, so that both are listed as one wallet for several namespaces. */
  name?: string
  /** The balance of the account; undefined if the adapter reads no balances. */
  balance?: bigint | undefined
}

/** A namespace with its own adapter and a wallet that accepts everything, for tests with several namespaces. */
export class FakeNamespace {
  readonly descriptor: AdapterDescriptor
  readonly connector: Connector
  readonly address: string
  /** Thrown by the next connection. */
  refusal: WalletModalError | undefined
  /** Thrown when the modal disconnects. */
  failure: Error | undefined
  /** True if the wallet still shares the account, so that a reload restores the connection. */
  isShared = false
  /** Null while nothing listens to the session. */
  listener: AdapterListener | null = null
  /** How often the modal has disconnected. */
  endings = 0

  constructor(namespace: ChainNamespace, options: FakeNamespaceOptions = {}) {
    const { address = `${namespace}Account`, name = testWalletInfo.name } = options
    this.address = address
    this.connector = { id: `${name} ${namespace}`, type: 'ANNOUNCED', name, chain: namespace, provider: {} }
    this.descriptor = {
      kind: 'universal',
      namespace,
      sources: [{ kind: 'wallet-standard', start: ({ announce }) => announce([this.connector]) }],
      load: async () => this.#adapter(namespace, options.balance),
    }
  }

  #adapter(namespace: ChainNamespace, balance: bigint | undefined): Adapter {
    const open = (chainId: string | number): AdapterSession => ({
      provider: {},
      accounts: [createAccount(namespace, this.address)],
      chainId,
    })
    const refuse = () => Promise.reject(new WalletModalError('METHOD_NOT_SUPPORTED'))
    return {
      kind: 'universal',
      connect: async ({ network }) => {
        if (this.refusal) throw this.refusal
        this.isShared = true
        return open(network?.id ?? '')
      },
      reconnect: async ({ network }) => (this.isShared ? open(network?.id ?? '') : null),
      disconnect: async () => {
        this.endings += 1
        this.isShared = false
        if (this.failure) throw this.failure
      },
      watch: (_, listener) => {
        this.listener = listener
        return () => void (this.listener = null)
      },
      switchNetwork: async () => {},
      getBalance: async ({ network: { nativeCurrency } }) =>
        balance === undefined
          ? refuse()
          : { value: balance, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol },
      signMessage: async (_, message, address) => `${address} signed ${message}`,
      sendTransaction: refuse,
      waitForTransaction: refuse,
    }
  }
}
