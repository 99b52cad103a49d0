import { toHexId } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { line } from './describe'
import { addChainParam, chainIdParam, objectParam } from './params'
import type { ProviderContext } from './provider'
import type { WalletChain } from './wallet-state'

/** wallet_switchEthereumChain (EIP-3326). */
export async function switchChain(context: ProviderContext, params: readonly unknown[]): Promise<null> {
  const { state, approvals, origin, signal } = context
  const id = chainIdParam(objectParam(params, 'wallet_switchEthereumChain')['chainId'])
  const chain = state.findChain(id)
  if (chain === undefined || !state.isKnown(id)) {
    throw new RpcError(rpcCodes.unknownChain, `Unrecognized chain ID ${toHexId(id)}. Try adding the chain first.`)
  }
  const from = context.chain()
  if (id === from.id) return null
  if (state.settings.refuseSwitch) throw new RpcError(rpcCodes.rejected, 'The wallet refuses to switch networks')
  const details = [line('From', from.name), line('To', chain.name)]
  await approvals.ask({ origin, method: 'wallet_switchEthereumChain', title: 'Switch network', details }, signal)
  if (!state.isKnown(id)) throw new RpcError(rpcCodes.unknownChain, `The wallet has forgotten the chain ${toHexId(id)}`)
  state.update({ chainId: id })
  return null
}

/** wallet_addEthereumChain (EIP-3085). As in common wallets, one approval adds the chain and switches the wallet to the chain. */
export async function addChain(context: ProviderContext, params: readonly unknown[]): Promise<null> {
  const { state, approvals, origin, signal } = context
  const chain = addChainParam(params)
  if (state.isKnown(chain.id)) return switchChain(context, [{ chainId: toHexId(chain.id) }])
  const details = [line('Name', chain.name), line('Chain id', String(chain.id)), line('Currency', chain.symbol)]
  const method = 'wallet_addEthereumChain'
  const title = 'Add a network'
  await approvals.ask({ origin, method, title, details: [...details, line('Node', chain.rpcUrl)] }, signal)
  // The wallet calls the node only after the approval. Otherwise, any page could make the wallet send a request to an address that the page
  // chooses.
  state.addChain(await checkedChain(chain))
  if (!state.settings.refuseSwitch) state.update({ chainId: chain.id })
  return null
}

/**
 * Asks a chain's node for its chain id, and returns the chain if the id is right.
 * @throws RpcError -32602 if the node is on another chain; -32603 if the node does not answer
 */
export async function checkedChain<Chain extends WalletChain>(chain: Chain): Promise<Chain> {
  const answered = await rpcCall(String(chain.rpcUrl), 'eth_chainId', [])
  if (answered === toHexId(chain.id)) return chain
  throw invalidParams(`The node at ${chain.rpcUrl} is on chain ${String(answered)}, not on ${toHexId(chain.id)}`)
}
