import type { WalletModalError } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import type { Network } from '../../domain/networks/network'
import { parseEvmChainId } from '../../domain/networks/network'
import { isUnknownNetworkError, isUserRejection, toWalletError } from '../../domain/errors/wallet-errors'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import type { Scheduler } from '../../domain/timeout'
import { askInTime } from './wallet-provider'

function toHexChainId(network: Network): string {
  return `0x${Number(network.id).toString(16)}`
}

/** The parameters of `wallet_addEthereumChain` (EIP-3085). They have the network's public RPC URLs, so that no project id leaks. */
function addChainParams(network: Network) {
  const explorer = network.blockExplorers?.default.url
  const icon = network.assets?.imageUrl
  return {
    chainId: toHexChainId(network),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.chainDefault?.http ?? network.rpcUrls.default.http,
    ...(explorer && { blockExplorerUrls: [explorer] }),
    ...(icon?.startsWith('https:') && { iconUrls: [icon] }),
  }
}

function notSupported(network: Network, cause: unknown): WalletModalError {
  return walletError('CHAIN_NOT_SUPPORTED', { details: network.name, hint: 'Choose another network', cause })
}

/** Asks the wallet once to add the network. Keeps a rejection by the visitor; any other error becomes 'Chain is not supported'. */
async function addNetwork(provider: Eip1193Provider, network: Network): Promise<void> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [addChainParams(network)] })
  } catch (error) {
    if (isUserRejection(error)) throw toWalletError(error)
    throw notSupported(network, error)
  }
}

async function isOn(provider: Eip1193Provider, network: Network, after: Scheduler): Promise<boolean> {
  return parseEvmChainId(await askInTime(provider, 'eth_chainId', after)) === network.id
}

/**
 * Asks a wallet to change to a network (EIP-3326), and to add the network if the wallet does not have it.
 * @throws WalletModalError USER_REJECTED, 'Chain is not supported', or NETWORK_UNCHANGED when the wallet agreed but did not change
 */
export async function switchEvmNetwork(provider: Eip1193Provider, network: Network, after: Scheduler): Promise<void> {
  const change = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHexChainId(network) }] })
  try {
    await change()
  } catch (error) {
    if (isUserRejection(error)) throw toWalletError(error)
    if (!isUnknownNetworkError(error)) throw notSupported(network, error)
    await addNetwork(provider, network)
    // Most wallets change to a network that they add. Other wallets are asked once more to change.
    if (!(await isOn(provider, network, after)))
      await change().catch((failure: unknown) => Promise.reject(toWalletError(failure)))
  }
  if (!(await isOn(provider, network, after)))
    throw walletError('NETWORK_UNCHANGED', { hint: 'Change the network in the wallet itself' })
}
