import { WalletModalError } from '../../wallet-modal/domain/errors/errors'
import { walletError } from '../../wallet-modal/domain/errors/wallet-error-messages'
import { completeNetwork, placeholderNetwork } from '../../wallet-modal/domain/networks/network'
import { base } from '../../wallet-modal/networks/evm'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import type { PlainViewName, ViewName } from '../../wallet-modal/stores/shell/router.store'
import { connectScenes } from './connect-scenes'
import { accountScenes } from './account-scenes'
import { namespaceScenes } from './namespace-scenes'
import { manyNetworks, rabbit, wallets } from '../samples'
import { connect, show, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import * as unitScenes from '../unit-scenes'

/** A view in one state. */
export interface Scene {
  id: string
  view: ViewName
  create: () => RootStore
}

const declined = new WalletModalError('USER_REJECTED')

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
  ...namespaceScenes,
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
      const error = walletError('REQUEST_PENDING', { hint: 'Open the wallet and answer it there' })
      root.connection.attempt = { state: 'error', connector: rabbit, error }
    }),
  },
  {
    id: 'connected',
    view: 'ConnectingExternal',
    create: connecting((root) => (root.connection.attempt = { state: 'connected', connector: rabbit })),
  },
  ...accountScenes,
  { id: 'settings', view: 'AccountSettings', create: connectedFrom('Account', 'AccountSettings') },
  { id: 'networks', view: 'Networks', create: connectedFrom('Account', 'Networks') },
  {
    id: 'networks-many',
    view: 'Networks',
    create: () => createStillRoot({ networks: manyNetworks }, show('Networks')),
  },
  {
    id: 'networks-not-approved',
    view: 'Networks',
    create: () =>
      createStillRoot({ networks: manyNetworks }, (root) => {
        connect(root)
        const approvedCaipNetworkIds = ['eip155:1', 'eip155:8453'] as const
        root.chain.setChainNetworkData({ approvedCaipNetworkIds, supportsAllNetworks: false }, 'eip155')
        showFrom('Account', 'Networks')(root)
      }),
  },
  {
    id: 'switch',
    view: 'SwitchNetwork',
    create: switching((root) => (root.modalStores.networkSwitch.attempt = { state: 'waiting', network: target })),
  },
  {
    id: 'switch-declined',
    view: 'SwitchNetwork',
    create: switching(
      (root) => (root.modalStores.networkSwitch.attempt = { state: 'declined', network: target, error: declined }),
    ),
  },
  {
    id: 'switch-error',
    view: 'SwitchNetwork',
    create: switching((root) => {
      root.modalStores.networkSwitch.attempt = {
        state: 'error',
        network: target,
        error: walletError('CHAIN_NOT_SUPPORTED'),
      }
    }),
  },
  { id: 'unsupported', view: 'UnsupportedChain', create: unsupported() },
  {
    id: 'unsupported-confirm',
    view: 'UnsupportedChain',
    create: unsupported((root) => {
      const network = root.chain.requestedCaipNetworks[1] ?? target
      root.modalStores.networkSwitch.attempt = { state: 'waiting', network }
    }),
  },
  ...Object.values<readonly Scene[]>(unitScenes).flat(),
]
