import { withTimeout } from '../../domain/timeout'
import type { RootStore } from '../../stores/root.store'
import type { SigningAccount } from './signing-account'

/** How long the chain may take to say so, in milliseconds: it only decides a wording. */
const patience = 5_000

/** What the wallet itself says of the account, for events. */
export function isKnownSmartAccount({ chain }: RootStore): boolean {
  const { address, allAccounts } = chain.activeEntry?.accountState ?? {}
  return allAccounts?.find((known) => known.address === address)?.type === 'smartAccount'
}

/** Whether the account is a contract, whose signatures many apps cannot check: as the wallet says, or the chain. */
export async function isSmartAccount(root: RootStore, { namespace, address }: SigningAccount): Promise<boolean> {
  if (isKnownSmartAccount(root)) return true
  const network = root.chain.activeCaipNetwork
  if (namespace !== 'eip155' || !network) return false
  const { signal } = new AbortController()
  const asked = root.adapters.rpc().then((rpc) => rpc.request(network, 'eth_getCode', [address, 'latest'], signal))
  const code = await withTimeout(asked, patience, root.platform.after).catch(() => undefined)
  return typeof code === 'string' && code.length > 2
}
