import { vi } from 'vitest'
import type { Network } from '../../domain/networks/network'
import { namespacesOf } from '../../domain/networks/network'
import type { OptionsState } from '../../domain/options'
import { ChainStore } from '../../stores/connection/chain.store'
import { ConnectorStore } from '../../stores/connection/connector.store'
import { EventsStore } from '../../stores/shell/events.store'
import { OptionsStore } from '../../stores/root/options.store'
import { createFakePlatform } from '../fake-platform'

/** A chain store with the stores it needs, without a modal. What it calls of the modal are mocks. */
export function createTestChain(
  networks: readonly Network[] = [],
  given: Partial<OptionsState> = {},
  isBasicPairing = false,
) {
  const options = new OptionsStore(given)
  const connector = new ConnectorStore()
  const events = new EventsStore({ platform: createFakePlatform(), address: () => undefined })
  const rememberNetwork = vi.fn<(network: Network) => void>()
  const showUnsupportedChain = vi.fn<() => void>()
  const chain = new ChainStore({
    options,
    connector,
    events,
    rememberNetwork,
    showUnsupportedChain,
  })
  for (const namespace of namespacesOf(networks))
    chain.addNamespace(
      namespace,
      networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    )
  chain.setNoAdapters(isBasicPairing)
  return { chain, options, connector, events, rememberNetwork, showUnsupportedChain }
}
