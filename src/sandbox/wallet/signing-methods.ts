import { toHexId } from '../chain/chains'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { block, describeTransaction, describeTypedData, line, readableMessage } from './describe'
import { messageParam, transactionParam, typedDataParam } from './params'
import { contractAccountOf } from './contract-account'
import { contractSignature } from './contract-signature'
import { callNode, type ProviderContext } from './provider'
import { sendFrom } from './send-from'

/** personal_sign (ERC-191): a node that has the account's key signs the bytes of the message. */
export async function personalSign(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { approvals, origin, signal } = context
  const message = messageParam(params[0])
  const address = requireAccount(context, params[1])
  const details = [line('Account', address), block('Message', readableMessage(message))]
  await approvals.ask({ origin, method: 'personal_sign', title: 'Sign a message', details }, signal)
  requireAccount(context, address)
  return signAs(context, address, (signer) => callNode(context.state.keyChain, 'personal_sign', [message, signer]))
}

/** eth_signTypedData_v4 (EIP-712). */
export async function signTypedData(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { approvals, origin, signal } = context
  const chain = context.chain()
  const address = requireAccount(context, params[0])
  const data = typedDataParam(params[1])
  const domain = isRecord(data['domain']) ? data['domain'] : {}
  const chainId = domain['chainId']
  if (chainId !== undefined && Number(chainId) !== chain.id) {
    throw invalidParams(`The data is for chain ${String(chainId)}, but the wallet is on chain ${chain.id}`)
  }
  const details = [line('Account', address), ...describeTypedData(data)]
  await approvals.ask({ origin, method: 'eth_signTypedData_v4', title: 'Sign typed data', details }, signal)
  requireAccount(context, address)
  return signAs(context, address, (signer) => callNode(context.state.keyChain, 'eth_signTypedData_v4', [signer, data]))
}

/** Returns the signature of an account. For a contract account, its owner's key signs. */
async function signAs(
  { state, chain }: ProviderContext,
  address: string,
  sign: (signer: string) => Promise<unknown>,
): Promise<unknown> {
  const contract = contractAccountOf(state.settings)
  if (contract?.address !== address) return sign(address)
  return contractSignature(chain(), contract, String(await sign(contract.owner)))
}

/** eth_sendTransaction, on the chain that the request is for. */
export async function sendTransaction(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { approvals, origin, signal, state } = context
  const tx = transactionParam(params)
  const from = requireAccount(context, tx['from'])
  const chain = context.chain()
  if (tx['chainId'] !== undefined && Number(tx['chainId']) !== chain.id) {
    throw invalidParams(`The transaction is for chain ${Number(tx['chainId'])}, but the wallet is on chain ${chain.id}`)
  }
  const details = [line('Chain', chain.name), ...describeTransaction({ ...tx, from }, chain.symbol)]
  await approvals.ask({ origin, method: 'eth_sendTransaction', title: 'Send a transaction', details }, signal)
  requireAccount(context, from)
  if (context.chain().id !== chain.id) {
    throw new RpcError(rpcCodes.chainDisconnected, `The wallet left ${chain.name} (${toHexId(chain.id)}) meanwhile`)
  }
  const hash = await sendFrom(state, chain, tx)
  state.changed()
  return hash
}

/** Returns the account's checksummed address if the asker may use the account now. */
export function requireAccount(context: ProviderContext, value: unknown): string {
  const accounts = context.accounts()
  if (accounts.length === 0)
    throw new RpcError(rpcCodes.unauthorized, 'The site is not connected, or the wallet is locked')
  if (typeof value !== 'string') throw invalidParams('The account must be an address')
  const found = accounts.find((address) => address.toLowerCase() === value.toLowerCase())
  if (found === undefined) throw new RpcError(rpcCodes.unauthorized, `The site has no permission to use ${value}`)
  return found
}
