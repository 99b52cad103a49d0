import type { Connector } from '../../domain/wallets/connector'
import { injectedConnectorId, injectedConnectorName } from '../../domain/wallets/connector'
import type { ConnectorSource } from '../connector'
import { isEip1193Provider } from '../../domain/wallets/eip1193'

/** Reads the wallet in `window.ethereum`. Unlike an EIP-6963 wallet, it tells neither its name nor its icon. */
function readInjected(page: Window): Connector | undefined {
  try {
    const provider: unknown = Reflect.get(page, 'ethereum')
    if (!isEip1193Provider(provider)) return undefined
    return { id: injectedConnectorId, type: 'INJECTED', name: injectedConnectorName, chain: 'eip155', provider }
  } catch {
    return undefined
  }
}

/** Looks for `window.ethereum` at the start, and again when a late wallet dispatches `ethereum#initialized`. */
export const injectedSource: ConnectorSource = {
  kind: 'injected',
  start({ platform, announce, signal }) {
    const page = platform.window()
    if (!page) return
    const look = () => {
      const connector = readInjected(page)
      if (connector) announce([connector])
    }
    look()
    page.addEventListener('ethereum#initialized', look, { signal, once: true })
  },
}
