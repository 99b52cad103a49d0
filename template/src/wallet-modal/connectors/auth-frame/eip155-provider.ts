import { isRecord } from '../../domain/errors/errors'
import { parseEvmChainId } from '../../domain/networks/network'
import { ProviderError, unsupportedMethod } from '../provider-error'
import type { ReadChain } from '../read-chain'
import { toHexChainId } from '../read-chain'
import type { AuthUser, FrameWallet } from './auth-client'
import { FrameProvider } from './frame-provider'
import { classOfMethod } from '../../domain/wallets/rpc-methods'

/** Reads that only the frame can answer. All other reads go to the endpoints of the app. */
const frameReads = new Set([
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
])

/** The EIP-1193 provider of the embedded wallet. */
export class FrameEip155Provider extends FrameProvider {
  readonly #read: ReadChain

  constructor(wallet: FrameWallet, account: AuthUser, read: ReadChain) {
    super(wallet, account)
    this.#read = read
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return this.accounts
    if (method === 'eth_chainId') return toHexChainId(this.chainReference)
    if (method === 'wallet_switchEthereumChain') return this.#switch(params)
    if (classOfMethod(method) !== 'safe' || frameReads.has(method)) return this.send(method, params)
    const read = this.#read(Number(this.chainReference))
    if (!read) throw unsupportedMethod(method)
    return read(method, Array.isArray(params) ? params : [])
  }

  protected override get chainForEvent(): string {
    return toHexChainId(this.chainReference)
  }

  async #switch(params: unknown): Promise<null> {
    const wanted: unknown = Array.isArray(params) ? params[0] : undefined
    const chainId = parseEvmChainId(isRecord(wanted) ? wanted['chainId'] : undefined)
    if (chainId === undefined) throw new ProviderError(-32602, 'wallet_switchEthereumChain needs a chain id')
    const caipNetworkId = `eip155:${chainId}` as const
    if (!this.isApproved(caipNetworkId)) throw unsupportedMethod('wallet_switchEthereumChain')
    await this.change((wallet) => wallet.switchNetwork(caipNetworkId))
    return null
  }
}
