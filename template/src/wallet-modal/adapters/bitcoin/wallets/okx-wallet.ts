import { base64, hex } from '@scure/base'
import { WalletModalError, isRecord } from '../../../domain/errors/errors'
import { formatUnits } from '../../../domain/tokens/amount'
import type { SharedAddress } from '../accounts'
import { readAccounts } from '../accounts'
import { mainnet } from '../bitcoin-networks'
import type { BitcoinWallet, MessageToSign, PsbtToSign, SharedAccounts, Transfer } from '../bitcoin-wallet'

type Method = (...inputs: unknown[]) => Promise<unknown>

/** The used members of `window.okxwallet.bitcoin`. */
interface OkxProvider {
  connect: Method
  signPsbt: Method
}

/** True for the Bitcoin object of OKX Wallet. */
export function isOkxProvider(value: unknown): value is OkxProvider {
  return (
    isRecord(value) &&
    ['connect', 'getAccounts', 'signPsbt', 'pushPsbt'].every((name) => typeof value[name] === 'function')
  )
}

function addressesOf(answer: unknown): SharedAddress[] {
  if (!isRecord(answer)) return []
  const { address, publicKey } = answer
  return [{ address, purpose: 'payment', publicKey }]
}

/** OKX Wallet. It shares one address at a time, on the main network. */
export class OkxWallet implements BitcoinWallet {
  readonly #provider: OkxProvider
  #address = ''

  constructor(provider: OkxProvider) {
    this.#provider = provider
  }

  async connect(): Promise<SharedAccounts> {
    return this.#share(addressesOf(await this.#provider.connect()))
  }

  async reconnect(): Promise<SharedAccounts | null> {
    const answer = await this.#call('getAccounts')
    const addresses = Array.isArray(answer) ? answer.map((address: unknown) => ({ address, purpose: 'payment' })) : []
    return addresses.length > 0 ? this.#share(addresses) : null
  }

  async disconnect(): Promise<void> {
    await this.#call('disconnect')
  }

  watch(changed: (shared: SharedAccounts | null) => void): () => void {
    const heard = (event: unknown) => {
      const addresses = typeof event === 'string' ? [{ address: event, purpose: 'payment' }] : addressesOf(event)
      const shared = this.#share(addresses)
      changed(shared.accounts.length > 0 ? shared : null)
    }
    void this.#call('on', 'accountChanged', heard).catch(() => {})
    return () => void this.#call('removeListener', 'accountChanged', heard).catch(() => {})
  }

  signMessage({ message, protocol }: MessageToSign): Promise<unknown> {
    return this.#call('signMessage', message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple')
  }

  async signPsbt({ psbt, signInputs, broadcast, check }: PsbtToSign): Promise<{ psbt: unknown; txid?: unknown }> {
    const toSignInputs = signInputs.map(({ index, address, sighashTypes }) => ({
      index,
      address,
      ...(sighashTypes && { sighashTypes }),
    }))
    const signed = await this.#provider.signPsbt(hex.encode(base64.decode(psbt)), {
      autoFinalized: broadcast,
      toSignInputs,
    })
    if (!broadcast) return { psbt: signed }
    check(signed)
    return { psbt: signed, txid: await this.#call('pushPsbt', signed) }
  }

  async sendTransfer({ recipient, amount }: Transfer): Promise<unknown> {
    const answer = await this.#call('send', { from: this.#address, to: recipient, value: formatUnits(amount, 8) })
    return isRecord(answer) ? answer['txhash'] : answer
  }

  #share(addresses: readonly SharedAddress[]): SharedAccounts {
    const accounts = readAccounts(addresses)
    this.#address = accounts[0]?.address ?? ''
    return { accounts, reference: mainnet?.reference ?? '' }
  }

  async #call(name: string, ...inputs: unknown[]): Promise<unknown> {
    const method: unknown = Reflect.get(this.#provider, name)
    if (typeof method !== 'function') throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: name })
    return Reflect.apply(method, this.#provider, inputs)
  }
}
