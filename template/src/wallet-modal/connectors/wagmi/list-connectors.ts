import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { watchConnectors } from '@wagmi/core'
import type { ConnectorContext } from '../connector'
import { injectedType, pairingType, toConnector } from './to-connector'

/** Connectors that a config may have without the wallet: the extension is not installed, or the page is not a Safe app. */
const conditionalTypes: readonly string[] = [injectedType, 'safe']

/** Whether the connector's wallet is present. Connectors that load an SDK count as present and are not asked. */
async function isPresent(connector: WagmiConnector): Promise<boolean> {
  if (!conditionalTypes.includes(connector.type)) return true
  return (await connector.getProvider().catch(() => undefined)) !== undefined
}

/**
 * Announces the connectors of a wagmi config whose wallets are present, and later those that appear. wagmi's own WalletConnect
 * connector is left out, because the modal does the pairing itself.
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
  // A wallet that sets `window.ethereum` late dispatches this event.
  platform.window()?.addEventListener('ethereum#initialized', listAgain, { signal, once: true })
}
