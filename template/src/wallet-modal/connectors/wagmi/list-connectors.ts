import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { watchConnectors } from '@wagmi/core'
import type { ConnectorContext } from '../connector'
import { injectedType, pairingType, toConnector } from './to-connector'

/** Connectors that a config may hold without their wallet being there: an extension that is not installed, a page that is no Safe app. */
const conditionalTypes: readonly string[] = [injectedType, 'safe']

/** Asked only of connectors that need not load their SDK to answer. */
async function isPresent(connector: WagmiConnector): Promise<boolean> {
  if (!conditionalTypes.includes(connector.type)) return true
  return (await connector.getProvider().catch(() => undefined)) !== undefined
}

/**
 * Announces the connectors of a wagmi config whose wallets are there, and those that come later. wagmi's own pairing is left
 * out: the modal pairs itself.
 */
export function listConnectors(
  config: Config,
  { announce, platform, signal }: Pick<ConnectorContext, 'announce' | 'platform' | 'signal'>,
): void {
  const list = async () => {
    const offered = config.connectors.filter(({ type }) => type !== pairingType)
    const present = await Promise.all(offered.map(isPresent))
    if (!signal.aborted) announce(offered.filter((_, index) => present[index]).map(toConnector))
  }
  const listAgain = () => void list()
  listAgain()
  signal.addEventListener('abort', watchConnectors(config, { onChange: listAgain }), { once: true })
  // A `window.ethereum` that comes late says so.
  platform.window()?.addEventListener('ethereum#initialized', listAgain, { signal, once: true })
}
