import { isContractCode } from '../../domain/account/account'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import { withTimeout } from '../../domain/timeout'
import type { RootStore } from '../root/root.store'

/** How long the chain may take to answer, in milliseconds. Only texts and figures depend on the answer. */
const timeoutMs = 5_000

/** Asks the chain whether an account is a contract on a network. Resolves with false if the chain does not answer. */
export async function readIsContract(
  { adapters, platform }: Pick<RootStore, 'adapters' | 'platform'>,
  network: Network | undefined,
  address: string,
): Promise<boolean> {
  if (network?.chainNamespace !== 'eip155' || isPlaceholder(network)) return false
  const { signal } = new AbortController()
  const asked = adapters.rpc().then((rpc) => rpc.request(network, 'eth_getCode', [address, 'latest'], signal))
  return isContractCode(await withTimeout(asked, timeoutMs, platform.after).catch(() => undefined))
}

/** Stores whether the active account is a contract. An answer for another account or another network is dropped. */
export async function noteSmartAccount(
  root: Pick<RootStore, 'account' | 'adapters' | 'chain' | 'platform'>,
): Promise<void> {
  const { chain, account } = root
  const { activeChain: namespace, activeCaipNetwork: network } = chain
  const { address, caipAddress } = account
  if (!namespace || !address) return
  const smartAccountDeployed = await readIsContract(root, network, address)
  if (chain.chains.get(namespace)?.accountState.caipAddress === caipAddress)
    chain.setChainAccountData({ smartAccountDeployed }, namespace)
}
