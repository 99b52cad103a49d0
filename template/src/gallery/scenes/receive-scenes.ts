import type { AccountState } from '../../wallet-modal/domain/account/account'
import { zora } from '../../wallet-modal/networks/evm'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { manyNetworks } from '../samples'
import type { Scene } from './scenes'
import { connect, oneEther, showFrom } from '../still-account'
import type { StillOptions } from '../still-root'
import { createStillRoot } from '../still-root'

function receive(data: Partial<AccountState>, options: StillOptions = {}, isAtNetworks = false): () => RootStore {
  return () =>
    createStillRoot(options, (root) => {
      const { accountLoader } = root
      const stores = accountLoader.loaded
      Object.assign(accountLoader, { load: async () => stores })
      connect(root, { ...oneEther, ...data })
      showFrom('Account', 'WalletReceive')(root)
      if (isAtNetworks) root.router.push({ view: 'WalletCompatibleNetworks', data: undefined })
    })
}

/** The address to receive at, and the networks on which it can be used. */
export const receiveScenes: readonly Scene[] = [
  { id: 'receive', view: 'WalletReceive', create: receive({ profileName: 'maralune.eth' }) },
  { id: 'receive-nameless', view: 'WalletReceive', create: receive({}, { networks: [zora] }) },
  {
    id: 'receive-long',
    view: 'WalletReceive',
    create: receive(
      { profileName: 'a-name-that-is-much-too-long-for-one-line-of-the-note.eth' },
      { networks: [...manyNetworks].reverse() },
    ),
  },
  {
    id: 'receive-rtl-name',
    view: 'WalletReceive',
    create: receive({ profileName: 'محفظة.eth' }, { networks: manyNetworks }),
  },
  { id: 'receive-waiting', view: 'WalletReceive', create: receive({ status: 'reconnecting' }) },
  { id: 'compatible-networks', view: 'WalletCompatibleNetworks', create: receive({}, {}, true) },
  {
    id: 'compatible-networks-many',
    view: 'WalletCompatibleNetworks',
    create: receive({}, { networks: manyNetworks }, true),
  },
  {
    id: 'compatible-networks-one',
    view: 'WalletCompatibleNetworks',
    create: receive({}, { networks: [zora] }, true),
  },
]
