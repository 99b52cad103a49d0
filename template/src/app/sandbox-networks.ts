import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { ChainNamespace, NetworkInput } from '../wallet-modal'

/**
 * The networks of the sandbox in development: its own, or local copies of networks that wallets know. Nothing on them is real money. In
 * production there are none.
 */
export function sandboxNetworks(
  namespace: ChainNamespace,
  names: readonly string[],
  nativeCurrency: NetworkInput['nativeCurrency'],
): NetworkInput[] {
  return Object.entries(sandbox?.rpc ?? {})
    .filter(([caipNetworkId]) => caipNetworkId.startsWith(`${namespace}:`))
    .map(([caipNetworkId, url], index) => {
      const reference = caipNetworkId.slice(namespace.length + 1)
      return {
        id: namespace === 'eip155' ? Number(reference) : reference,
        name: names[index] ?? caipNetworkId,
        chainNamespace: namespace,
        nativeCurrency,
        rpcUrls: { default: { http: [url] } },
        ...sandbox?.chains[caipNetworkId],
      }
    })
}
