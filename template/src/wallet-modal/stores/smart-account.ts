import { isContractCode } from '../domain/account'
import type { Network } from '../domain/network'
import { isPlaceholder } from '../domain/network'
import { withTimeout } from '../domain/timeout'
import type { RootStore } from './root.store'

/** How long the chain may take, in milliseconds: nothing but words and figures depends on it. */
const patience = 5_000

/** Whether an account is a contract on a network, as the chain says. A chain that does not answer counts as no. */
export async function readIsContract(
  { adapters, platform }: RootStore,
  network: Network | undefined,
  address: string,
): Promise<boolean> {
  if (network?.chainNamespace !== 'eip155' || isPlaceholder(network)) return false
  const { signal } = new AbortController()
  const asked = adapters.rpc().then((rpc) => rpc.request(network, 'eth_getCode', [address, 'latest'], signal))
  return isContractCode(await withTimeout(asked, patience, platform.after).catch(() => undefined))
}

/** Notes whether the active account is a contract. An answer for another account, or another network, is dropped. */
export async function noteSmartAccount(root: RootStore): Promise<void> {
  const { chain, account } = root
  const { activeChain: namespace, activeCaipNetwork: network } = chain
  const { address, caipAddress } = account
  if (!namespace || !address) return
  const smartAccountDeployed = await readIsContract(root, network, address)
  if (chain.chains.get(namespace)?.accountState.caipAddress === caipAddress)
    chain.setChainAccountData({ smartAccountDeployed }, namespace)
}
