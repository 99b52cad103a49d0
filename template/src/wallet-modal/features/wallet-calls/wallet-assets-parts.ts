import { readAssets } from '../../adapters/evm-calls/assets/assets'
import type { Network } from '../../domain/networks/network'
import type { TokenBalance } from '../../domain/tokens/token'
import type { RootStore } from '../../stores/root/root.store'
import type { WalletRequests } from './wallet-requests'

/** What the connected wallet itself lists on a network; undefined when it does not list assets there. */
export async function readWalletAssets(
  { chain, platform, sessions }: RootStore,
  requests: WalletRequests,
  network: Network,
): Promise<readonly TokenBalance[] | undefined> {
  const open = sessions.get('eip155')
  const address = chain.chains.get('eip155')?.accountState.address
  if (!open || !address) return undefined
  const capabilities = await requests.getCapabilities()
  return readAssets(platform, open.session, { address, network, capabilities })
}
