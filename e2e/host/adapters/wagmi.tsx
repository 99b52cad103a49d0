import type { Config } from '@wagmi/core'
import {
  connect,
  createConfig,
  disconnect,
  getConnection,
  http,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  watchConnection,
  watchConnectors,
} from '@wagmi/core'
import { useEffect, useSyncExternalStore } from 'react'
import { defineChain } from 'viem'
import { wagmiAdapter } from '../../../template/src/wallet-modal'
import type { HostConfig } from '../config'
import { useOutcome } from '../use-outcome'
import type { HostParts } from './parts'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wei = 1_234_567_890_123_456_789n

/** A host app with its own wagmi config: its facts as wagmi knows them, and buttons that act through wagmi alone. */
export function createWagmiParts({ networks, wagmiReconnects = true }: HostConfig): HostParts {
  const [first, ...others] = networks.map((network) =>
    defineChain({ ...network, id: Number(network.id), contracts: {} }),
  )
  if (!first) throw new Error('The configuration has no network')
  const config = createConfig({
    chains: [first, ...others],
    transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
  })
  const subscribe = (onChange: () => void) => watchConnection(config, { onChange })
  const subscribeConnectors = (onChange: () => void) => watchConnectors(config, { onChange })
  let shown = getConnection(config)
  const read = () => {
    const now = getConnection(config)
    // The facts are a new object after each change, and the same object until then.
    if (factsOf(now) !== factsOf(shown)) shown = now
    return shown
  }

  function Part() {
    const { address, chainId, connector, status } = useSyncExternalStore(subscribe, read)
    const connectors = useSyncExternalStore(subscribeConnectors, () => config.connectors)
    const { outcome, run } = useOutcome((done) => `done ${typeof done === 'string' ? done : ''}`)
    useEffect(() => {
      // As wagmi's own provider does when it mounts.
      if (wagmiReconnects) void reconnect(config)
    }, [])
    const facts = { status, address, chain: chainId?.toString(), wallet: connector?.name }
    return (
      <>
        <dl>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-testid={`wagmi-${name}`}>{value}</dd>
            </div>
          ))}
        </dl>
        {connectors.map((one) => (
          <button
            key={one.uid}
            type="button"
            data-testid={`wagmi-connect-${one.name}`}
            onClick={() => run(() => connect(config, { connector: one }))}
          >
            {one.name}
          </button>
        ))}
        {config.chains.map(({ id }) => (
          <button
            key={id}
            type="button"
            data-testid={`wagmi-switch-${id}`}
            onClick={() => run(() => switchChain(config, { chainId: id }))}
          >
            {id}
          </button>
        ))}
        <Actions config={config} run={run} />
        <output data-testid="wagmi-outcome">{outcome}</output>
      </>
    )
  }
  return { adapters: [wagmiAdapter({ config })], Part }
}

function factsOf({ address, chainId, connector, status }: ReturnType<typeof getConnection>): string {
  return [status, address, chainId, connector?.uid].join()
}

function Actions({ config, run }: { config: Config; run: (work: () => Promise<unknown>) => void }) {
  const actions = {
    disconnect: () => disconnect(config),
    sign: () => signMessage(config, { message: 'Grüße, 世界' }),
    send: () => sendTransaction(config, { to: receiver, value: wei }),
  }
  return Object.entries(actions).map(([name, action]) => (
    <button key={name} type="button" data-testid={`wagmi-${name}`} onClick={() => run(action)}>
      {name}
    </button>
  ))
}
