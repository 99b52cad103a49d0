import type { Account } from '../wallet-modal/domain/account'
import { createAccount } from '../wallet-modal/domain/account'
import { WalletModalError } from '../wallet-modal/domain/errors'
import { completeNetwork, placeholderNetwork } from '../wallet-modal/domain/network'
import { base } from '../wallet-modal/networks/evm'
import type { RootStore } from '../wallet-modal/stores/root.store'
import type { PlainViewName, ViewName } from '../wallet-modal/stores/router.store'
import { connectScenes } from './connect-scenes'
import { address, manyNetworks, rabbit, wallets } from './samples'
import { createStillRoot } from './still-root'
import * as unitScenes from './unit-scenes'

/** One view in one state. */
export interface Scene {
  id: string
  view: ViewName
  create: () => RootStore
}

const accounts: readonly Account[] = [createAccount('eip155', address)]
const declined = new WalletModalError('USER_REJECTED')
const ether = (value: bigint) => ({ balance: { value, decimals: 18, symbol: 'ETH' }, balanceState: 'ready' as const })

function show(view: PlainViewName) {
  return (root: RootStore) => root.router.reset({ view, data: undefined })
}

/** The second view, with the way back to the first. */
function showFrom(first: PlainViewName, second: PlainViewName) {
  return (root: RootStore) => {
    show(first)(root)
    root.router.push({ view: second, data: undefined })
  }
}

/** A connected account, before the view is chosen. */
function connect(
  root: RootStore,
  data: Parameters<RootStore['chain']['setChainAccountData']>[0] = ether(1_842_000_000_000_000_000n),
) {
  const walletInfo = { name: rabbit.name, icon: rabbit.imageUrl, type: rabbit.type }
  const network = root.chain.activeCaipNetwork?.caipNetworkId ?? 'eip155:1'
  const account = {
    status: 'connected' as const,
    address,
    caipAddress: `${network}:${address}` as const,
    allAccounts: accounts,
  }
  root.chain.setChainAccountData({ ...account, connectedWalletInfo: walletInfo, ...data }, 'eip155')
}

function connected(view: PlainViewName, data?: Parameters<typeof connect>[1]): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      connect(root, data)
      show(view)(root)
    })
}

function connectedFrom(first: PlainViewName, second: PlainViewName): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      connect(root)
      showFrom(first, second)(root)
    })
}

function connecting(attempt: (root: RootStore) => void): () => RootStore {
  return () =>
    createStillRoot({ wallets }, (root) => {
      root.router.push({ view: 'ConnectingExternal', data: { connector: rabbit } })
      attempt(root)
    })
}

const target = completeNetwork(base)

function switching(attempt: (root: RootStore) => void): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      connect(root)
      show('Networks')(root)
      root.router.push({ view: 'SwitchNetwork', data: { network: target } })
      attempt(root)
    })
}

function unsupported(attempt: (root: RootStore) => void = () => {}): () => RootStore {
  return () =>
    createStillRoot({ options: { metadata: { name: 'Halcyon', description: '', url: '', icons: [] } } }, (root) => {
      root.chain.setChainNetworkData({ caipNetwork: placeholderNetwork('eip155:424242') }, 'eip155')
      connect(root, {})
      show('UnsupportedChain')(root)
      attempt(root)
    })
}

/** Every view of the registry, in each of its states. */
export const scenes: readonly Scene[] = [
  ...connectScenes,
  {
    id: 'connecting',
    view: 'ConnectingExternal',
    create: connecting((root) => (root.connection.attempt = { state: 'waiting', connector: rabbit })),
  },
  {
    id: 'connecting-declined',
    view: 'ConnectingExternal',
    create: connecting((root) => (root.connection.attempt = { state: 'declined', connector: rabbit, error: declined })),
  },
  {
    id: 'connecting-error',
    view: 'ConnectingExternal',
    create: connecting((root) => {
      const error = new WalletModalError('REQUEST_PENDING', { hint: 'Open the wallet and answer it there' })
      root.connection.attempt = { state: 'error', connector: rabbit, error }
    }),
  },
  {
    id: 'connected',
    view: 'ConnectingExternal',
    create: connecting((root) => (root.connection.attempt = { state: 'connected', connector: rabbit })),
  },
  { id: 'account', view: 'Account', create: connected('Account') },
  { id: 'account-loading', view: 'Account', create: connected('Account', { balanceState: 'loading' }) },
  { id: 'account-failed', view: 'Account', create: connected('Account', { balanceState: 'failed' }) },
  {
    id: 'account-large',
    view: 'Account',
    create: connected('Account', {
      ...ether(10n ** 30n + 123_456_789_000_000_000n),
      profileName: 'a-rather-long-name.eth',
    }),
  },
  { id: 'account-dust', view: 'Account', create: connected('Account', ether(1n)) },
  {
    id: 'account-copied',
    view: 'Account',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        show('Account')(root)
        root.late.snack.showError('Failed to copy')
      }),
  },
  { id: 'settings', view: 'AccountSettings', create: connectedFrom('Account', 'AccountSettings') },
  { id: 'networks', view: 'Networks', create: connectedFrom('Account', 'Networks') },
  {
    id: 'networks-many',
    view: 'Networks',
    create: () => createStillRoot({ networks: manyNetworks }, show('Networks')),
  },
  {
    id: 'switch',
    view: 'SwitchNetwork',
    create: switching((root) => (root.late.networkSwitch.attempt = { state: 'waiting', network: target })),
  },
  {
    id: 'switch-declined',
    view: 'SwitchNetwork',
    create: switching(
      (root) => (root.late.networkSwitch.attempt = { state: 'declined', network: target, error: declined }),
    ),
  },
  {
    id: 'switch-error',
    view: 'SwitchNetwork',
    create: switching((root) => {
      root.late.networkSwitch.attempt = {
        state: 'error',
        network: target,
        error: new WalletModalError('CHAIN_NOT_SUPPORTED'),
      }
    }),
  },
  { id: 'unsupported', view: 'UnsupportedChain', create: unsupported() },
  {
    id: 'unsupported-confirm',
    view: 'UnsupportedChain',
    create: unsupported((root) => {
      const network = root.chain.requestedCaipNetworks[1] ?? target
      root.late.networkSwitch.attempt = { state: 'waiting', network }
    }),
  },
  {
    id: 'what-is-a-wallet',
    view: 'WhatIsAWallet',
    create: () => createStillRoot({}, showFrom('Connect', 'WhatIsAWallet')),
  },
  {
    id: 'what-is-a-network',
    view: 'WhatIsANetwork',
    create: () => createStillRoot({}, showFrom('Networks', 'WhatIsANetwork')),
  },
  ...Object.values<readonly Scene[]>(unitScenes).flat(),
]
