import { randomUUID } from 'node:crypto'
import { UniversalProvider } from '@walletconnect/universal-provider'
import type { SandboxEndpoints } from '../endpoints'

const methods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sign']
const chainMethods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
const callMethods = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getAssets']
const grantMethods = ['wallet_grantPermissions', 'wallet_revokePermissions']

type Kit = Awaited<ReturnType<typeof UniversalProvider.init>>

/** An app on the other side of a pairing: the real kit, in this process. */
export interface Dapp {
  readonly provider: Kit
  /** The events of the kit so far, as `[name, payload]`. */
  readonly events: readonly (readonly [string, unknown])[]
  /** Proposes a session. Returns the pairing link, and a promise of the session. */
  propose(chains?: readonly string[]): Promise<{ uri: string; connected: ReturnType<Kit['connect']> }>
  request(method: string, params: unknown[], chain?: string): Promise<unknown>
  /** Resolves with the first event of this name. The event may already have happened. */
  heard(name: string): Promise<unknown>
  leave(): Promise<void>
}

const heard = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'session_update', 'session_delete'] as const

/** Starts an app that pairs over the sandbox's relay. */
export async function openDapp({ relay, rpc }: SandboxEndpoints, url = 'http://localhost:5173'): Promise<Dapp> {
  const provider = await UniversalProvider.init({
    projectId: 'test',
    relayUrl: relay,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: randomUUID(),
    metadata: { name: 'Test app', description: '', url, icons: [`${url}/icon.png`] },
  })
  const events: [string, unknown][] = []
  const waiting = new Map<string, (payload: unknown) => void>()
  const note = (name: string, payload: unknown): void => {
    events.push([name, payload])
    waiting.get(name)?.(payload)
    waiting.delete(name)
  }
  for (const name of heard) provider.on(name, (payload: unknown) => note(name, payload))
  const { relayer, heartbeat } = provider.client.core
  for (const name of ['relayer_error', 'relayer_connect', 'relayer_disconnect']) {
    relayer.on(name, (payload: unknown) => note(name, payload))
  }
  return {
    provider,
    events,
    async propose(chains = Object.keys(rpc).filter((id) => id.startsWith('eip155:'))) {
      const names = ['accountsChanged', 'chainChanged']
      const rpcMap = Object.fromEntries(Object.entries(rpc).map(([id, node]) => [id.split(':')[1] ?? '', node]))
      const all = [...methods, ...chainMethods, ...callMethods, ...grantMethods]
      const eip155 = { chains: [...chains], methods: all, events: names, rpcMap }
      const link = new Promise<string>((resolve) => provider.once('display_uri', resolve))
      const connected = provider.connect({ optionalNamespaces: { eip155 } })
      // A test may ignore `connected`. Without this handler, the promise's failure would then be an unhandled rejection and fail the test.
      connected.catch(() => {})
      return { uri: await link, connected }
    },
    request: (method, params, chain = 'eip155:31337') => provider.request({ method, params }, chain),
    heard: (name) =>
      new Promise((resolve) => {
        const found = events.find(([known]) => known === name)
        if (found !== undefined) resolve(found[1])
        else waiting.set(name, resolve)
      }),
    async leave() {
      heartbeat.stop()
      // After a refused connection, the kit would otherwise open new connections for ever.
      relayer.confirmOnlineStateOrThrow = () => Promise.reject(new Error('The app has left'))
      await relayer.transportClose()
    },
  }
}
