import { withHexPrefix } from '../../../domain/account/address'
import type { WalletCapabilities } from '../../../domain/wallet-calls/capabilities'
import { capabilitiesOn, toHexChainId } from '../../../domain/wallet-calls/capabilities'
import type { Network } from '../../../domain/networks/network'
import { parseEvmChainId } from '../../../domain/networks/network'
import type { TokenBalance } from '../../../domain/tokens/token'
import { isWalletAssets, toTokenBalance } from './token-asset'
import type { Platform } from '../../../platform/platform'
import type { AdapterSession } from '../../adapter'
import { askBriefly } from '../ask-for'

/** The most assets that are read. Nobody looks through a longer list. */
const maxAssets = 2_000

interface AssetQuery {
  address: string
  network: Network
  /** The capabilities that the wallet reports for the address. */
  capabilities: WalletCapabilities
}

/**
 * Reads the wallet's list of assets on a network (ERC-7811). Undefined if the wallet has no list for the network, or the list cannot be
 * read.
 */
export async function readAssets(
  platform: Platform,
  session: AdapterSession,
  { address, network, capabilities }: AssetQuery,
): Promise<readonly TokenBalance[] | undefined> {
  const { assetDiscovery } = capabilitiesOn(capabilities, network.id)
  if (assetDiscovery?.supported !== true) return undefined
  const question = { account: withHexPrefix(address), chainFilter: [toHexChainId(network.id)] }
  const answer = await askBriefly(platform, session, 'wallet_getAssets', [question]).catch(() => undefined)
  if (!isWalletAssets(answer)) return undefined
  const own = Object.entries(answer).find(([chainId]) => parseEvmChainId(chainId) === network.id)
  return own?.[1].slice(0, maxAssets).flatMap((asset) => toTokenBalance(asset, network) ?? [])
}
