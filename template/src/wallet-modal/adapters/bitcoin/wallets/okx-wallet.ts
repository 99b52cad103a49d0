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

function addressOf(answer: unknown): SharedAddress {
  const { address, publicKey } = isRecord(answer) ? answer : { address: answer }
  return { address, publicKey }
}

function share(addresses: readonly SharedAddress[]): SharedAccounts {
  return { accounts: readAccounts(addresses), reference: mainnet.reference }
}

/** OKX Wallet. It shares one address at a time, on the main network. */
export class OkxWallet implements BitcoinWallet {
  readonly #provider: OkxProvider

  constructor(provider: OkxProvider) {
    this.#provider = provider
  }

  async connect(): Promise<SharedAccounts> {
    return share([addressOf(await this.#provider.connect())])
  }

  async reconnect(): Promise<SharedAccounts | null> {
    const answer = await this.#call('getAccounts')
    const addresses = Array.isArray(answer) ? answer.map((address: unknown) => ({ address, purpose: 'payment' })) : []
    return addresses.length > 0 ? share(addresses) : null
  }

  async disconnect(): Promise<void> {
    await this.#call('disconnect')
  }

  watch(changed: (shared: SharedAccounts | null) => void): () => void {
    const heard = (event: unknown) => {
      const shared = share([addressOf(event)])
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

  async sendTransfer({ from, recipient, amount }: Transfer): Promise<unknown> {
    const answer = await this.#call('send', { from: from.address, to: recipient, value: formatUnits(amount, 8) })
    return isRecord(answer) ? answer['txhash'] : answer
  }

  async #call(name: string, ...inputs: unknown[]): Promise<unknown> {
    const method: unknown = Reflect.get(this.#provider, name)
    if (typeof method !== 'function') throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: name })
    return Reflect.apply(method, this.#provider, inputs)
  }
}
