import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { connect, disconnect, reconnect } from '@wagmi/core'
import { isSameAddress } from '../../domain/account/address'
import type { Connector } from '../../domain/wallets/connector'
import { isEip1193Provider } from '../../domain/wallets/eip1193'
import { WalletModalError, required, isRecord } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import { withTimeout } from '../../domain/timeout'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { Adapter, AdapterContext, AdapterSession } from '../adapter'
import { endInWallet } from '../end-in-wallet'
import { createEvmAdapter } from '../evm/evm-adapter'
import { isPaired, readAccounts } from '../evm/wallet-provider'
import { newsOnly } from './news-only'
import { pairedConnector, pairedConnectorId } from './paired-connector'

/** True for a connector of a wagmi config. */
function isWagmiConnector(value: unknown): value is WagmiConnector {
  return isRecord(value) && typeof value['uid'] === 'string' && typeof value['getProvider'] === 'function'
}

/** The host app's active connector; undefined without a connection, and while wagmi connects or reconnects. */
function currentConnector({ status, current, connections }: Config['state']): WagmiConnector | undefined {
  return status === 'connected' && current !== null ? connections.get(current)?.connector : undefined
}

/** Resolves when wagmi is neither connecting nor reconnecting. */
function untilSettled(config: Config): Promise<void> {
  return new Promise((resolve) => {
    const isBusy = () => config.state.status === 'connecting' || config.state.status === 'reconnecting'
    if (!isBusy()) return resolve()
    const stop = config.subscribe(isBusy, (busy) => {
      if (busy) return
      stop()
      resolve()
    })
  })
}

/**
 * How long to wait for a connection that wagmi has dropped, in milliseconds. wagmi drops a connection when a wallet emits
 * `disconnect`, which also happens while the visitor leaves the page.
 */
const graceTime = 100

/**
 * Creates the EVM adapter over the connections of a wagmi config. wagmi connects and disconnects; everything else goes through the
 * connector's provider, to whose events both wagmi and the modal listen.
 * @param describe converts a wagmi connector to a connector of the modal
 */
export function createWagmiAdapter(
  config: Config,
  context: AdapterContext,
  describe: (connector: WagmiConnector) => Connector,
): Adapter {
  const evm = createEvmAdapter('wagmi', context)
  const { after, log } = context.platform
  const inTime = <T>(promise: Promise<T>, limit: number) => withTimeout(promise, limit, after)
  /** One session for each connector, shared by the modal and by `followHost`. */
  const opening = new WeakMap<WagmiConnector, Promise<AdapterSession | null>>()
  const wagmiOf = new WeakMap<AdapterSession, WagmiConnector>()
  /** The modal's connectors of paired wallets, which are not in wagmi's config. */
  const paired = new WeakMap<WagmiConnector, Connector>()

  async function open(wagmi: WagmiConnector): Promise<AdapterSession | null> {
    const connector = { ...describe(wagmi), provider: await wagmi.getProvider() }
    const session = await evm.reconnect({ connector, network: undefined })
    if (session) wagmiOf.set(session, wagmi)
    return session
  }

  function sessionOf(wagmi: WagmiConnector): Promise<AdapterSession | null> {
    const session = opening.get(wagmi) ?? open(wagmi)
    opening.set(wagmi, session)
    session.catch(() => opening.delete(wagmi))
    return session
  }

  /** Connects the paired wallet in wagmi and removes an earlier paired wallet there. */
  async function connectPaired(connector: Connector): Promise<void> {
    const { provider } = connector
    if (!isEip1193Provider(provider) || !isPaired(provider)) throw new WalletModalError('WALLET_UNREACHABLE')
    for (const { connector: known } of config.state.connections.values())
      if (known.id === pairedConnectorId) known.onDisconnect()
    await connect(config, { connector: pairedConnector(provider, connector) })
    const wagmi = currentConnector(config.state)
    if (wagmi) paired.set(wagmi, connector)
  }

  async function connectListed(wagmi: WagmiConnector): Promise<void> {
    opening.delete(wagmi)
    if (currentConnector(config.state) === wagmi) return
    if (config.state.connections.get(wagmi.uid)?.connector !== wagmi) await connect(config, { connector: wagmi })
    else config.setState((state) => ({ ...state, current: wagmi.uid }))
  }

  /** Whether a wallet shares only other accounts than `address`. wagmi would connect those, also for the host app. */
  async function sharesOther(wagmi: WagmiConnector, address: string | undefined): Promise<boolean> {
    if (address === undefined) return false
    const accounts = await inTime(wagmi.getAccounts(), limits.restore).catch(() => [])
    return accounts.length > 0 && !accounts.some((account) => isSameAddress(account, address))
  }

  return {
    ...evm,

    async connect({ connector }) {
      try {
        if (isWagmiConnector(connector.provider)) await connectListed(connector.provider)
        else await connectPaired(connector)
      } catch (error) {
        throw toWalletError(error)
      }
      const wagmi = required(currentConnector(config.state), 'WALLET_UNREACHABLE')
      const session = await sessionOf(wagmi)
      if (!session) throw new WalletModalError('NO_ACCOUNT', { hint: 'Choose an account in the wallet and try again' })
      return session
    },

    async reconnect({ connector, address }) {
      // wagmi may be reconnecting. Wait for it and use its connections, so that the visitor is not asked twice.
      await inTime(untilSettled(config), limits.restore)
      const { provider: wagmi } = connector
      if (!isWagmiConnector(wagmi)) {
        await connectPaired(connector)
        const current = currentConnector(config.state)
        return current ? sessionOf(current) : null
      }
      opening.delete(wagmi)
      if (!currentConnector(config.state) && (await sharesOther(wagmi, address))) return null
      if (!currentConnector(config.state)) await inTime(reconnect(config, { connectors: [wagmi] }), limits.restore)
      return currentConnector(config.state) === wagmi ? sessionOf(wagmi) : null
    },

    /** Ends all connections of the config, because wagmi would otherwise switch to the next connection. */
    async disconnect() {
      const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
      const failures: unknown[] = []
      for (const connector of connectors) {
        opening.delete(connector)
        await endInWallet(disconnect(config, { connector }), after).catch((error) => failures.push(error))
        // If the wallet is gone or does not answer, wagmi forgets it anyway.
        if (config.state.connections.has(connector.uid)) connector.emitter.emit('disconnect')
      }
      if (failures.length > 0) throw failures[0]
    },

    watch(session, listener) {
      const wagmi = wagmiOf.get(session)
      const news = newsOnly(session, listener)
      const stopProvider = evm.watch(session, news)
      let cancel = () => {}
      const stopState = config.subscribe(
        ({ connections }) => wagmi && connections.get(wagmi.uid),
        (connection) => {
          cancel()
          if (!connection) {
            if (wagmi) opening.delete(wagmi)
            cancel = after(graceTime, () => news.disconnected())
            return
          }
          news.accountsChanged(readAccounts(connection.accounts))
          news.networkChanged(connection.chainId)
        },
      )
      return () => {
        cancel()
        stopState()
        stopProvider()
      }
    },

    followHost(connected) {
      const look = async (wagmi: WagmiConnector | undefined) => {
        const session = wagmi && (await sessionOf(wagmi))
        if (session && currentConnector(config.state) === wagmi)
          connected(paired.get(wagmi) ?? describe(wagmi), session)
      }
      const follow = (wagmi: WagmiConnector | undefined) =>
        void look(wagmi).catch((error: unknown) => log.warn('What wagmi is connected with could not be shown.', error))
      follow(currentConnector(config.state))
      return config.subscribe(currentConnector, follow)
    },

    async switchNetwork(session, network) {
      await evm.switchNetwork(session, network)
      const wagmi = wagmiOf.get(session)
      const known = wagmi && config.state.connections.get(wagmi.uid)
      // Some wallets change the network without an event.
      if (known && known.chainId !== network.id) wagmi.emitter.emit('change', { chainId: Number(network.id) })
    },
  }
}
