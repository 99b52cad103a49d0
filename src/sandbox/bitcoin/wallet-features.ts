import { isRecord, type JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { block, line } from '../wallet/describe'
import {
  bytesParam,
  requireStandardAccount,
  type StandardContext,
  type StandardFeature,
} from '../wallet/standard-methods'
import type { BitcoinNode } from './bitcoin-node'
import type { BitcoinWorld } from './bitcoin-world'
import type { InputToSign } from './psbt'
import { keyOf } from './wallet-accounts'

/** The wallet that a request is for: the announced wallet, the sats-connect wallet or the phone wallet. Each wallet has its own accounts. */
export type WalletName = 'bitcoin' | 'sats' | 'bip122'

/** The announced wallet's methods on Bitcoin, by their names in the Wallet Standard. Bytes are sent as base64. */
export function bitcoinFeatures(world: BitcoinWorld): Readonly<Record<string, StandardFeature>> {
  return {
    'bitcoin:signMessage': async (context, params) => {
      const message = bytesParam(params, 'message')
      return signMessage(context, { wallet: 'bitcoin', address: params['address'], message, protocol: 'BIP322' })
    },
    'bitcoin:signTransaction': async (context, params) => {
      const node = await nodeOf(world, params['chain'])
      const inputs = Array.isArray(params['inputs']) ? params['inputs'].map(readInput) : []
      const { psbt } = await signTransaction(context, { wallet: 'bitcoin', node, params, inputs, broadcast: false })
      return psbt
    },
  }
}

/** Returns the node of a network. @throws RpcError -32602 for a network that the wallet does not know */
export async function nodeOf(world: BitcoinWorld, name: unknown): Promise<BitcoinNode> {
  const node = await world.node(name)
  if (node === undefined) throw invalidParams(`The wallet does not know the network ${String(name)}`)
  return node
}

/** Signs a message after approval: by BIP-322, or in the form of Bitcoin Core (BIP-137). Taproot addresses support only BIP-322. */
export async function signMessage(
  context: StandardContext,
  given: { wallet: WalletName; address: unknown; message: Uint8Array; protocol: 'ECDSA' | 'BIP322' },
): Promise<string> {
  const { wallet, message, protocol } = given
  const { approvals, origin, signal } = context
  const address = requireStandardAccount(context, wallet, given.address)
  const { key, kind } = keyOf(address)
  if (protocol === 'ECDSA' && kind === 'ordinals') throw invalidParams('A Taproot address does not sign with ECDSA')
  if (protocol === 'BIP322' && kind === 'legacy') throw invalidParams('A legacy address signs with ECDSA')
  const text = Buffer.from(message).toString('utf8')
  const details = [line('Account', address), line('Signature', protocol), block('Message', text)]
  await approvals.ask({ origin, method: `${wallet}:signMessage`, title: 'Sign a message', details }, signal)
  requireStandardAccount(context, wallet, address)
  const { signBip322, signEcdsa } = await import('./sign-message')
  const signature = kind !== 'legacy' && protocol === 'BIP322' ? signBip322(key, kind, message) : ecdsa()
  return Buffer.from(signature).toString('base64')

  function ecdsa(): Uint8Array {
    return signEcdsa(key, kind === 'legacy' ? 'legacy' : 'payment', message)
  }
}

/** Signs inputs of a PSBT after approval. If the app asks for it, also sends the transaction. */
export async function signTransaction(
  context: StandardContext,
  given: {
    wallet: WalletName
    node: BitcoinNode
    params: JsonRecord
    inputs: readonly InputToSign[]
    broadcast: boolean
  },
): Promise<{ psbt: string; txid?: string }> {
  const { wallet, node, params, inputs, broadcast } = given
  const { approvals, origin, signal, state } = context
  const { describePsbt, readPsbt, signPsbt } = await import('./psbt')
  const tx = readPsbt(bytesParam(params, 'psbt'))
  if (inputs.length === 0) throw invalidParams('There is no input to sign')
  const own = inputs.map(({ address }) => requireStandardAccount(context, wallet, address))
  const details = [line('Network', node.network.name), ...describePsbt(tx, own)]
  const title = broadcast ? 'Send a transaction' : 'Sign a transaction'
  await approvals.ask({ origin, method: `${wallet}:signTransaction`, title, details }, signal)
  for (const address of own) requireStandardAccount(context, wallet, address)
  signPsbt(tx, inputs)
  const psbt = Buffer.from(tx.toPSBT()).toString('base64')
  if (!broadcast) return { psbt }
  tx.finalize()
  const txid = node.send(tx.hex)
  state.changed()
  return { psbt, txid }
}

function readInput(value: unknown): InputToSign {
  const { address, index } = isRecord(value) ? value : {}
  if (typeof address !== 'string' || typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    throw invalidParams('inputs must be a list of {address, index}')
  return { address, index }
}
