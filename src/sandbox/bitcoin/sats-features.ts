import { isRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { line } from '../wallet/describe'
import type { StandardFeature } from '../wallet/standard-methods'
import { bitcoinNetworks } from './bitcoin-networks'
import type { BitcoinWorld } from './bitcoin-world'
import type { InputToSign } from './psbt'
import { payFrom, type Payment } from './send-transfer'
import { keyOf } from './wallet-accounts'
import { nodeOf, signMessage, signTransaction } from './wallet-features'

/** The features of the sats-connect wallet. */
export function satsFeatures(world: BitcoinWorld): Readonly<Record<string, StandardFeature>> {
  const here = () => nodeOf(world, world.satsNetwork.reference)
  return {
    'sats:signMessage': async (context, { address, message, protocol = 'ECDSA' }) => {
      if (typeof message !== 'string') throw invalidParams('message must be a text')
      if (protocol !== 'ECDSA' && protocol !== 'BIP322') throw invalidParams('protocol must be ECDSA or BIP322')
      return signMessage(context, { wallet: 'sats', address, message: Buffer.from(message), protocol })
    },
    'sats:signPsbt': async (context, params) => {
      const { signInputs, broadcast } = params
      const inputs = isRecord(signInputs) ? Object.entries(signInputs).flatMap(inputsOf) : []
      const node = await here()
      return signTransaction(context, { wallet: 'sats', node, params, inputs, broadcast: broadcast === true })
    },
    'sats:sendTransfer': async (context, { recipients }) => {
      if (!Array.isArray(recipients) || recipients.length === 0) throw invalidParams('There is nobody to pay')
      const { state, origin } = context
      const shown = state.standard.accountsFor('sats', origin, state.settings.locked)
      const from = shown.find(({ address }) => keyOf(address).kind === 'payment')?.address
      return payFrom(context, { wallet: 'sats', node: await here(), from, payments: recipients.map(readPayment) })
    },
    'sats:changeNetwork': async (context, { name }) => {
      const { approvals, origin, signal, state } = context
      const network = bitcoinNetworks.find(({ satsName }) => satsName === name)
      if (network === undefined) throw invalidParams(`The wallet does not know the network ${String(name)}`)
      if (network === world.satsNetwork) return null
      const details = [line('Network', network.name)]
      await approvals.ask({ origin, method: 'sats:changeNetwork', title: 'Change the network', details }, signal)
      world.satsNetwork = network
      state.changed()
      return null
    },
  }
}

function inputsOf([address, indexes]: [string, unknown]): InputToSign[] {
  if (!Array.isArray(indexes) || !indexes.every((index) => Number.isInteger(index) && index >= 0))
    throw invalidParams('signInputs must be lists of inputs by address')
  return indexes.map((index: number) => ({ address, index }))
}

function readPayment(value: unknown): Payment {
  const { address, amount } = isRecord(value) ? value : {}
  if (typeof address !== 'string' || typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw invalidParams('recipients must be a list of {address, amount}, with satoshis as a number')
  return { address, amount: BigInt(amount) }
}
