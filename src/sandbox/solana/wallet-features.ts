import type { JsonRecord } from '../json'
import { invalidParams, RpcError } from '../rpc-error'
import { block, line } from '../wallet/describe'
import type { StandardNamespace } from '../wallet/standard-accounts'
import {
  bytesParam,
  requireStandardAccount,
  type StandardContext,
  type StandardFeature,
} from '../wallet/standard-methods'
import { describeSolana } from './describe-transaction'
import { solanaKeys } from './dev-keys'
import { answerCall } from './rpc-methods'
import type { SolanaNode } from './solana-node'
import { signIn } from './sign-in'
import { readTransaction, withSignature, WireError } from './wire'

/** The wallet's accounts on the local Solana networks. */
export function solanaNamespace(nodes: readonly SolanaNode[]): StandardNamespace {
  return {
    name: 'solana',
    chains: nodes.map(({ network }) => network.chain),
    accounts: solanaKeys.map(({ address, publicKey }) => ({
      address,
      publicKey: Buffer.from(publicKey).toString('base64'),
    })),
  }
}

/** The wallet's features on Solana, by their names in the Wallet Standard. Bytes are sent as base64. */
export function solanaFeatures(nodes: readonly SolanaNode[]): Readonly<Record<string, StandardFeature>> {
  const ask = (method: string, title: string) => (context: StandardContext, params: JsonRecord) =>
    signed(context, params, { nodes, method, title })
  return {
    'solana:signIn': signIn,
    'solana:signMessage': signMessage,
    'solana:signTransaction': async (context, params) => {
      const { bytes } = await ask('solana:signTransaction', 'Sign a transaction')(context, params)
      return Buffer.from(bytes).toString('base64')
    },
    'solana:signAndSendTransaction': async (context, params) => {
      const { node, bytes } = await ask('solana:signAndSendTransaction', 'Send a transaction')(context, params)
      const signature = answerCall(node, 'sendTransaction', [
        Buffer.from(bytes).toString('base64'),
        { encoding: 'base64', skipPreflight: params['skipPreflight'] === true },
      ])
      context.state.changed()
      return signature
    },
  }
}

async function signMessage(context: StandardContext, params: JsonRecord): Promise<string> {
  const { approvals, origin, signal } = context
  const address = requireStandardAccount(context, 'solana', params['address'])
  const message = bytesParam(params, 'message')
  const details = [line('Account', address), block('Message', Buffer.from(message).toString('utf8'))]
  await approvals.ask({ origin, method: 'solana:signMessage', title: 'Sign a message', details }, signal)
  requireStandardAccount(context, 'solana', address)
  return Buffer.from(keyOf(address).sign(message)).toString('base64')
}

async function signed(
  context: StandardContext,
  params: JsonRecord,
  { nodes, method, title }: { nodes: readonly SolanaNode[]; method: string; title: string },
): Promise<{ node: SolanaNode; bytes: Uint8Array }> {
  const { approvals, origin, signal } = context
  const address = requireStandardAccount(context, 'solana', params['address'])
  const node = nodes.find(({ network }) => network.chain === params['chain'])
  if (node === undefined) throw invalidParams(`The wallet does not know the chain ${String(params['chain'])}`)
  const unsigned = bytesParam(params, 'transaction')
  const { message, messageBytes } = read(unsigned)
  if (!message.signers.includes(address)) throw invalidParams(`${address} is not among the signers`)
  const details = describeSolana(message, node)
  await approvals.ask({ origin, method, title, details }, signal)
  requireStandardAccount(context, 'solana', address)
  return { node, bytes: withSignature(unsigned, address, keyOf(address).sign(messageBytes)) }
}

function read(bytes: Uint8Array) {
  try {
    return readTransaction(bytes)
  } catch (error) {
    if (error instanceof WireError) throw invalidParams(error.message)
    throw error
  }
}

function keyOf(address: string) {
  const key = solanaKeys.find((known) => known.address === address)
  if (key === undefined) throw new RpcError(4100, `The wallet has no key of ${address}`)
  return key
}
