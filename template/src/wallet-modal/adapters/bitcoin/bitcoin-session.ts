import type { Account } from '../../domain/account/account'
import { accountError } from '../../domain/errors/account-errors'
import { WalletModalError } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import type { Network } from '../../domain/networks/network'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { AdapterListener } from '../adapter'
import { requireAccounts } from './accounts'
import { checkAddress, decodeAddress } from './addresses'
import type { AddressKind } from './addresses'
import { bitcoinNetworkOf, findNetwork } from './bitcoin-networks'
import type {
  BitcoinAddress,
  BitcoinProvider,
  SendTransferRequest,
  SignMessageRequest,
  SignPsbtAnswer,
  SignPsbtRequest,
} from './bitcoin-provider'
import type { BitcoinWallet, SharedAccounts } from './bitcoin-wallet'
import { checkSigned, readAsked } from './psbt/check-signed'
import { checkSignature, checkTxid, protocolFor } from './signatures'

const maxSatoshis = BigInt(2_100_000_000_000_000)

const addressesOf = ({ accounts }: SharedAccounts) => accounts.map(({ address }) => address).join()

function notHere(what: string): WalletModalError {
  return new WalletModalError('METHOD_NOT_SUPPORTED', { details: what })
}

/** The provider of a connected wallet. It checks requests and answers, and reports them to the modal. */
export class BitcoinSession implements BitcoinProvider {
  readonly #wallet: BitcoinWallet
  readonly #listeners = new Set<AdapterListener>()
  #shared: SharedAccounts
  /** Further addresses that the wallet returned when the app asked for all addresses. */
  #more: readonly Account[] = []

  constructor(wallet: BitcoinWallet, shared: SharedAccounts) {
    this.#wallet = wallet
    this.#shared = { ...shared, accounts: requireAccounts(shared.accounts) }
  }

  get accounts(): readonly Account[] {
    return this.#shared.accounts
  }

  /** The network's CAIP-2 reference. */
  get reference(): string {
    return this.#shared.reference
  }

  async getAccountAddresses(): Promise<readonly BitcoinAddress[]> {
    const load = this.#wallet.loadAddresses?.bind(this.#wallet)
    if (load) this.#more = await this.#ask('getAccountAddresses', load)
    return this.#known.map(({ address, type, publicKey, path }) => ({
      address,
      purpose: type === 'ordinal' || type === 'stx' ? type : 'payment',
      ...(publicKey !== undefined && { publicKey }),
      ...(path !== undefined && { path }),
    }))
  }

  async signMessage({ message, address, protocol: asked }: SignMessageRequest): Promise<string> {
    const { account, kind } = this.#ownAddress(address)
    const protocol = protocolFor(kind, asked)
    const signature = await this.#ask('signMessage', () => this.#wallet.signMessage({ message, account, protocol }))
    return checkSignature(signature, { kind, asked })
  }

  async signPsbt({ psbt, signInputs, broadcast = false }: SignPsbtRequest): Promise<SignPsbtAnswer> {
    for (const { address } of signInputs) this.#ownAddress(address)
    const { reference } = this
    const asked = readAsked(psbt, signInputs)
    const check = (signed: unknown, hint = 'Do not use what it signed') =>
      checkSigned(signed, { asked, signInputs, hint })
    const request = { psbt, signInputs, broadcast, reference, check }
    const answer = await this.#ask('signPsbt', () => this.#wallet.signPsbt(request))
    if (!broadcast) return { psbt: check(answer.psbt) }
    // The wallet has sent a transaction. Listeners hear of it before the check below, which throws when the wallet signed
    // something else.
    const txid = checkTxid(answer.txid)
    this.#noteSent({ hash: txid, from: signInputs[0]?.address, to: undefined, value: BigInt(0), isCall: true })
    return { psbt: check(answer.psbt, `It has sent it as ${txid}`), txid }
  }

  async sendTransfer({ recipient, amount }: SendTransferRequest): Promise<string> {
    const [from] = this.accounts
    const send = this.#wallet.sendTransfer?.bind(this.#wallet)
    if (!send || !from) throw notHere('transfers; have it sign a PSBT instead')
    const { address } = checkAddress(recipient, this.reference)
    if (amount <= BigInt(0) || amount > maxSatoshis)
      throw new WalletModalError('INVALID_DECIMAL', { details: String(amount) })
    const txid = checkTxid(await this.#ask('sendTransfer', () => send({ from, recipient: address, amount })))
    this.#noteSent({ hash: txid, from: from.address, to: address, value: amount, isCall: false })
    return txid
  }

  /** @throws WalletModalError CHAIN_NOT_SUPPORTED, NETWORK_UNCHANGED, USER_REJECTED */
  async switchNetwork(network: Network): Promise<void> {
    const wanted = bitcoinNetworkOf(network)
    const change = this.#wallet.switchNetwork?.bind(this.#wallet)
    if (wanted?.reference === this.reference) return
    if (!wanted || !change)
      throw walletError('CHAIN_NOT_SUPPORTED', { details: network.name, hint: 'Choose another network' })
    const shared = await change(wanted).catch((error: unknown) => Promise.reject(toWalletError(error)))
    if (shared.reference !== wanted.reference || shared.accounts.length === 0)
      throw walletError('NETWORK_UNCHANGED', { hint: 'Change the network in the wallet itself' })
    this.#update(shared)
  }

  /** Ends the connection in the wallet as well, if the wallet supports that. */
  end(): Promise<void> {
    return this.#wallet.disconnect()
  }

  /** Reports the session's requests and the wallet's changes to a listener. Returns a function that stops this. */
  watch(listener: AdapterListener): () => void {
    this.#listeners.add(listener)
    let isHeard = false
    const stop = this.#wallet.watch((shared) => {
      isHeard = true
      if (shared?.accounts.some(({ type }) => type !== 'stx')) this.#update(shared)
      else listener.disconnected()
    })
    // The wallet may have changed its accounts before this listener was added. A wallet that does not answer counts as unchanged.
    const compare = async () => {
      const shared = await this.#wallet.reconnect(findNetwork(this.reference))
      if (isHeard) return
      if (!shared?.accounts.some(({ type }) => type !== 'stx')) listener.disconnected()
      else if (addressesOf(shared) !== addressesOf(this.#shared)) this.#update(shared)
    }
    compare().catch(() => {})
    return () => {
      isHeard = true
      this.#listeners.delete(listener)
      stop()
    }
  }

  #update(shared: SharedAccounts): void {
    const before = this.#shared
    this.#shared = shared
    this.#more = []
    const isOther = JSON.stringify(before.accounts) !== JSON.stringify(shared.accounts)
    for (const listener of this.#listeners) {
      if (before.reference !== shared.reference) listener.networkChanged(shared.reference)
      if (isOther) listener.accountsChanged(shared.accounts)
    }
  }

  get #known(): readonly Account[] {
    const shown = new Set(this.accounts.map(({ address }) => address))
    return [...this.accounts, ...this.#more.filter(({ address }) => !shown.has(address))]
  }

  #ownAddress(address: string): { account: Account; kind: AddressKind } {
    const decoded = decodeAddress(address)
    const account = this.#known.find((own) => own.address === decoded?.address)
    if (!decoded || !account)
      throw accountError('INVALID_ADDRESS', { details: address, hint: 'Choose an address that the wallet shares' })
    return { account, kind: decoded.kind }
  }

  async #ask<T>(method: string, ask: () => Promise<T>): Promise<T> {
    for (const listener of this.#listeners) listener.requestStarted(method)
    try {
      const answer = await ask()
      for (const listener of this.#listeners) listener.requestSettled(method, 'success')
      return answer
    } catch (error) {
      for (const listener of this.#listeners) listener.requestSettled(method, 'error', error)
      throw toWalletError(error)
    }
  }

  #noteSent(sent: Parameters<AdapterListener['transactionSent']>[0]): void {
    for (const listener of this.#listeners) listener.transactionSent(sent)
  }
}
