import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'
import { createConfig, createStorage, http, injected } from '@wagmi/core'
import { defineChain } from 'viem'
import type { EIP1193Provider } from 'viem'
import { required } from '../../../domain/errors/errors'
import { testWalletInfo } from '../../../testing/announce'
import type { FakeWallet } from '../../../testing/fake-wallet'
import { alpha, beta } from '../../../testing/networks'

/** A host app's own config over the networks of the tests, with what it remembers in `memory`. */
export function createHostConfig(connectors: readonly CreateConnectorFn[], memory = new Map<string, string>()): Config {
  const [one, other] = [defineChain(alpha), defineChain(beta)]
  const storage = createStorage({
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  })
  return createConfig({
    chains: [one, other],
    connectors,
    storage,
    multiInjectedProviderDiscovery: false,
    transports: { [one.id]: http(), [other.id]: http() },
  })
}

/** A wallet as a config that discovers wallets itself would hold it. */
export function announcedTo(
  wallet: FakeWallet,
  { rdns, name, icon }: { rdns: string; name: string; icon?: string } = testWalletInfo,
): CreateConnectorFn {
  // viem types the answer to every method. The fake's answers come from the test.
  const provider = wallet as unknown as EIP1193Provider
  return injected({ target: { id: rdns, name, provider, ...(icon && { icon }) } })
}

/** A connector of a config, by its id. */
export function hostConnector(config: Config, id: string = testWalletInfo.rdns): Connector {
  return required(
    config.connectors.find((known) => known.id === id),
    'WALLET_UNREACHABLE',
  )
}
