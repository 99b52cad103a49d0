import type { Account } from '../../../domain/account/account'
import { WalletModalError, isRecord, messageOf } from '../../../domain/errors/errors'
import { walletError } from '../../../domain/errors/wallet-error-messages'
import type { NamespaceProvider } from '../../../domain/networks/namespace-provider'
import { readAccounts } from '../accounts'
import type { BitcoinNetwork } from '../bitcoin-networks'
import type { BitcoinWallet, MessageToSign, PsbtToSign, SharedAccounts, Transfer } from '../bitcoin-wallet'
import { hexToBase64 } from '../signatures'

/** The error code for a method that the session does not allow (EIP-1193). */
const unsupportedMethod = 4200

/** A paired Bitcoin wallet. All of its addresses are payment addresses. */
export class PairedBitcoinWallet implements BitcoinWallet {
  readonly #provider: NamespaceProvider

  constructor(provider: NamespaceProvider) {
    this.#provider = provider
  }

  async connect(): Promise<SharedAccounts> {
    return this.#shared
  }

  async reconnect(): Promise<SharedAccounts | null> {
    return this.#provider.accounts.length > 0 ? this.#shared : null
  }

  disconnect(): Promise<void> {
    return this.#provider.endSession()
  }

  watch(changed: (shared: SharedAccounts | null) => void): () => void {
    const provider = this.#provider
    const tell = () => changed(provider.accounts.length > 0 ? this.#shared : null)
    const handlers = { accountsChanged: tell, chainChanged: tell, disconnect: () => changed(null) }
    for (const [event, handler] of Object.entries(handlers)) provider.on(event, handler)
    return () => {
      for (const [event, handler] of Object.entries(handlers)) provider.removeListener(event, handler)
    }
  }

  async switchNetwork({ reference, chain }: BitcoinNetwork): Promise<SharedAccounts> {
    if (!this.#provider.isApproved(`bip122:${reference}`))
      throw walletError('CHAIN_NOT_SUPPORTED', { details: chain, hint: 'Choose another network' })
    this.#provider.setChain(reference)
    return this.#shared
  }

  async loadAddresses(): Promise<readonly Account[]> {
    const answer = await this.#ask('getAccountAddresses', {})
    const list: readonly unknown[] = Array.isArray(answer) ? answer : []
    return readAccounts(
      list.map((entry) => {
        const { address, publicKey, path } = isRecord(entry) ? entry : { address: entry }
        return { address, purpose: 'payment', publicKey, path }
      }),
    )
  }

  async signMessage({ message, account: { address }, protocol }: MessageToSign): Promise<unknown> {
    const answer = await this.#ask('signMessage', { message, account: this.#first, address, protocol })
    return isRecord(answer) ? hexToBase64(answer['signature']) : undefined
  }

  async signPsbt({ psbt, signInputs, broadcast }: PsbtToSign): Promise<{ psbt: unknown; txid?: unknown }> {
    const inputs = signInputs.map(({ address, index, sighashTypes }) => ({
      address,
      index,
      ...(sighashTypes && { sighashTypes }),
    }))
    const answer = await this.#ask('signPsbt', { account: this.#first, psbt, signInputs: inputs, broadcast })
    const { psbt: signed, txid } = isRecord(answer) ? answer : {}
    return { psbt: signed, txid }
  }

  async sendTransfer({ from, recipient, amount }: Transfer): Promise<unknown> {
    const params = { account: from.address, recipientAddress: recipient, amount: String(amount) }
    const answer = await this.#ask('sendTransfer', params)
    return isRecord(answer) ? answer['txid'] : undefined
  }

  get #first(): string | undefined {
    return this.#provider.accounts[0]
  }

  get #shared(): SharedAccounts {
    const { accounts, chainReference } = this.#provider
    const addresses = accounts.map((address) => ({ address, purpose: 'payment' }))
    return { accounts: readAccounts(addresses), reference: chainReference }
  }

  async #ask(method: string, params: unknown): Promise<unknown> {
    try {
      return await this.#provider.request({ method, params })
    } catch (error) {
      if (isRecord(error) && error['code'] === unsupportedMethod)
        throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: messageOf(error), cause: error })
      throw error
    }
  }
}
