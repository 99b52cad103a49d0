import { base64, hex } from '@scure/base'
import { isRecord } from '../../../domain/errors/errors'
import type { SharedAddress } from '../accounts'
import { decodeAddress } from '../addresses'
import { findNetwork } from '../bitcoin-networks'
import type { MessageToSign, PsbtToSign, SharedAccounts, Transfer } from '../bitcoin-wallet'
import { requireTypesInPsbt } from '../psbt/sighash-request'
import { SatsWallet } from './sats-wallet'

/** The accounts that Leather has shared with this page. They are remembered because each request opens the wallet's window. */
const remembered = new WeakMap<object, SharedAccounts>()

/** Leather. It is found like a sats-connect wallet, and its requests have other parameters. */
export class LeatherWallet extends SatsWallet {
  readonly #key: object

  constructor(...args: ConstructorParameters<typeof SatsWallet>) {
    super(...args)
    this.#key = args[0]
  }

  override async connect(...args: Parameters<SatsWallet['connect']>): Promise<SharedAccounts> {
    const shared = await super.connect(...args)
    remembered.set(this.#key, shared)
    return shared
  }

  override async reconnect(): Promise<SharedAccounts | null> {
    return remembered.get(this.#key) ?? null
  }

  override async disconnect(): Promise<void> {
    remembered.delete(this.#key)
  }

  /** Leather takes the type of the address instead of the address. */
  override async signMessage({ message, account: { address }, protocol }: MessageToSign): Promise<unknown> {
    const isTaproot = decodeAddress(address)?.kind === 'p2tr'
    const paymentType = isTaproot ? 'p2tr' : 'p2wpkh'
    const answer = await this.ask('signMessage', { message, address, paymentType, protocol: protocol.toUpperCase() })
    return isRecord(answer) ? answer['signature'] : undefined
  }

  override async signPsbt({ psbt, signInputs, broadcast, reference }: PsbtToSign) {
    requireTypesInPsbt({ psbt, signInputs })
    const allowed = [...new Set(signInputs.flatMap(({ sighashTypes = [] }) => sighashTypes))]
    const answer = await this.ask('signPsbt', {
      hex: hex.encode(base64.decode(psbt)),
      network: findNetwork(reference)?.satsName.toLowerCase().replace(/\d/, ''),
      broadcast,
      signAtIndex: signInputs.map(({ index }) => index),
      ...(allowed.length > 0 && { allowedSighash: allowed }),
    })
    const { hex: signed, txid } = isRecord(answer) ? answer : {}
    return { psbt: signed, txid }
  }

  override async sendTransfer({ recipient, amount }: Transfer): Promise<unknown> {
    const answer = await this.ask('sendTransfer', { address: recipient, amount: String(amount) })
    return isRecord(answer) ? answer['txid'] : undefined
  }

  /** Reads an address of Leather. The answer of Leather has no purpose, so the type of the address decides what the address is for. */
  protected override readAddress({ address, publicKey, derivationPath }: Record<string, unknown>): SharedAddress {
    return { address, publicKey, path: derivationPath }
  }

  protected override async askNetworkName(): Promise<unknown> {
    return undefined
  }
}
