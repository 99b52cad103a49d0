import type { Account, Balance } from '../../domain/account/account'
import { toBase58 } from './base58'
import type { Connector } from '../../domain/wallets/connector'
import { WalletModalError } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import { namespaceProviderOf } from '../../domain/networks/namespace-provider'
import { withTimeout } from '../../domain/timeout'
import { isUserRejection, toWalletError } from '../../domain/errors/wallet-errors'
import type { Adapter, AdapterContext, AdapterSession } from '../adapter'
import type { ChainReader } from '../chain-reader'
import { endInWallet } from '../end-in-wallet'
import { confirmed, readCount, valueOf, withAsk } from './ask'
import { fromBase64 } from './base64'
import { readBlockhash } from './blockhash'
import { Expiries } from './expiries'
import { PairedSolanaWallet } from './paired-solana-wallet'
import { sendSigned } from './send-signed'
import { SolanaSession, solanaSessionOf } from './session'
import { StandardWallet, isRegisteredWallet } from './standard-wallet'
import { waitForTransaction } from './transaction-state'
import type { SolanaWallet } from './wallet'
import { withBlockhash } from './wire'

const noSignal = () => new AbortController().signal

/** Creates the Solana adapter. The adapter finds wallets by the Wallet Standard, and reads the network by JSON-RPC over HTTP, without WebSockets. */
export function createSolanaAdapter({ platform, rpc }: AdapterContext): Adapter {
  let reader: ChainReader | undefined
  const expiries = new Expiries()
  /** The networks of the sessions. Transactions that the wallet only signs are sent on them. */
  const networks = new Map<string, Network>()

  const know = (network: Network | undefined) => network && networks.set(String(network.id), network)

  async function send(signed: Uint8Array, reference: string): Promise<string> {
    const network = networks.get(reference)
    if (!network) throw new WalletModalError('CAIP_NETWORK_NOT_FOUND', { details: reference })
    const hash = await withAsk(rpc, { network, signal: noSignal() }, (ask) => sendSigned(ask, signed))
    expiries.noteSigned(hash, signed)
    return hash
  }

  /** Opens a session on the wanted network, or on another one if the wallet does not support the wanted network. */
  function openSession(wallet: SolanaWallet, wanted: Network | undefined): AdapterSession | null {
    know(wanted)
    const accounts: readonly Account[] = wallet.accounts()
    const [first] = accounts
    if (!first) return null
    const isServed = wanted && wallet.serves(String(wanted.id))
    const reference = (isServed ? undefined : wallet.ownReference()) ?? String(wanted?.id ?? '')
    return { provider: new SolanaSession(wallet, first, reference, send), accounts, chainId: reference }
  }

  async function reach(connector: Connector, isSilent: boolean): Promise<SolanaWallet> {
    const { provider } = connector
    if (!isRegisteredWallet(provider)) return new PairedSolanaWallet(namespaceProviderOf(provider))
    const wallet = new StandardWallet(provider)
    await wallet.connect(isSilent)
    return wallet
  }

  return {
    kind: 'solana',

    async connect({ connector, network }) {
      const wallet = await reach(connector, false).catch((error: unknown) => Promise.reject(toWalletError(error)))
      const session = openSession(wallet, network)
      if (!session) throw new WalletModalError('NO_ACCOUNT', { hint: 'Choose an account in the wallet and try again' })
      return session
    },

    async reconnect({ connector, network }) {
      try {
        const wallet = await withTimeout(reach(connector, true), limits.restore, platform.after)
        return openSession(wallet, network)
      } catch (error) {
        // Some wallets reject the request when they share no account.
        if (isUserRejection(error)) return null
        throw toWalletError(error)
      }
    },

    async disconnect(session) {
      await endInWallet(solanaSessionOf(session).wallet.disconnect(), platform.after)
    },

    watch: (session, listener) => solanaSessionOf(session).watch(listener),

    async switchNetwork(session, network) {
      const own = solanaSessionOf(session)
      const reference = String(network.id)
      if (!own.wallet.serves(reference))
        throw walletError('CHAIN_NOT_SUPPORTED', { details: network.name, hint: 'Choose another network' })
      know(network)
      own.reference = reference
      own.wallet.setReference(reference)
    },

    async getBalance({ address, network, signal }): Promise<Balance> {
      const answer = await withAsk(rpc, { network, signal }, (ask) => ask('getBalance', [address, confirmed]))
      const { decimals, symbol } = network.nativeCurrency
      return { value: readCount(valueOf(answer), 'getBalance'), decimals, symbol }
    },

    async signMessage(session, message, address) {
      const bytes = new TextEncoder().encode(message)
      return toBase58(await solanaSessionOf(session).signMessageAs(address, bytes))
    },

    signIn: (session, data) => solanaSessionOf(session).signIn(data),

    async sendTransaction(session, { from, to, value, data, network, signal = noSignal() }) {
      const own = solanaSessionOf(session)
      const target = network ?? networks.get(own.reference)
      if (!target) throw new WalletModalError('CAIP_NETWORK_NOT_FOUND', { details: own.caipNetworkId })
      know(target)
      const query = { network: target, signal }
      const prepared = data ? fromBase64(data) : await buildNative(query, { from, to, amount: value })
      // Read the blockhash as late as possible: it is valid for about a minute, and the visitor must still confirm.
      const blockhash = await withAsk(rpc, query, readBlockhash)
      expiries.noteBlockhash(blockhash)
      const asked = withBlockhash(prepared, blockhash.bytes)
      signal.throwIfAborted()
      const hash = await own.sendAs(from, asked, String(target.id))
      await expiries.noteSent(hash, asked)
      return hash
    },

    waitForTransaction: ({ hash, network }) => waitForTransaction({ rpc, platform, expiries, hash, network }),

    async loadReader() {
      const { createSolanaReader } = await import('./reader/solana-reader')
      return (reader ??= createSolanaReader({ rpc, expiries }))
    },
  }

  async function buildNative(
    query: { network: Network; signal: AbortSignal },
    request: { from: string; to: string; amount: bigint },
  ): Promise<Uint8Array> {
    const { buildTransfer } = await import('./reader/transfers/transfer')
    return (await withAsk(rpc, query, (ask) => buildTransfer(ask, request))).transaction
  }
}
