import { address, rabbit } from '../../template/src/gallery/samples'
import { show } from '../../template/src/gallery/still-account'
import { createStillRoot } from '../../template/src/gallery/still-root'
import { readAccounts } from '../../template/src/wallet-modal/adapters/evm/wallet-provider'
import { readAnnouncement } from '../../template/src/wallet-modal/connectors/evm/eip6963'
import type { Account } from '../../template/src/wallet-modal/domain/account/account'
import type { Connector } from '../../template/src/wallet-modal/domain/wallets/connector'
import type { WalletModalError } from '../../template/src/wallet-modal/domain/errors/errors'
import type { WalletEntry } from '../../template/src/wallet-modal/domain/wallets/wallet-entry'
import { toWalletError } from '../../template/src/wallet-modal/domain/errors/wallet-errors'
import { apiOf } from '../../template/src/wallet-modal/features/all-wallets/directory/api-of'
import {
  readWallet,
  readWalletAnswer,
  readWallets,
} from '../../template/src/wallet-modal/services/pairing/wallet-schema'
import { readWallet as readStoredWallet } from '../../template/src/wallet-modal/storage/stored-rows'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/shell/router.store'
import type { Make, Source } from './source'
import { accountOf, chain, list, logo, single, source, still } from './source'

type Entries = readonly WalletEntry[]

const makeEntry: Make = (tag) => ({
  id: tag.repeat(8),
  name: `Wallet ${tag}`,
  badge_type: 'certified',
  chains: [chain],
  homepage: `https://${tag}.example/`,
  image_id: tag,
  image_url: logo,
  order: 4,
  mobile_link: `app${tag}://`,
  link_mode: `https://${tag}.example/link`,
  desktop_link: `desk${tag}://`,
  webapp_link: `https://${tag}.example/app`,
  app_store: 'https://apps.example/1',
  play_store: 'https://play.example/1',
  chrome_store: 'https://chrome.example/1',
  rdns: `com.${tag}`,
  injected: [{ namespace: 'eip155', injected_id: `is${tag}` }],
})

const listedAt = (view: PlainViewName) =>
  list((lists: readonly Entries[]) =>
    createStillRoot({ options: { hosts: { api: 'https://directory.invalid' } } }, (root) => {
      const wallets = lists.flat()
      const api = apiOf(root)
      const pages = api.pagesOf(undefined)
      api.setRecommended(undefined, wallets.slice(0, 4), 540)
      pages.complete(wallets.slice(4))
      Object.assign(pages, { page: 1, hasMore: false, status: { state: 'ready' } })
      if (view === 'Connect') show(view)(root)
      else root.router.push({ view, data: undefined })
    }),
  )

const chosenAt = (view: 'Downloads' | 'ConnectingWalletConnect') =>
  single(([wallet]: Entries = []) =>
    createStillRoot({}, (root) => {
      if (wallet) root.router.push({ view, data: { wallet } })
    }),
  )

const entryViews = {
  AllWallets: listedAt('AllWallets'),
  Connect: listedAt('Connect'),
  GetWallet: listedAt('GetWallet'),
  Downloads: chosenAt('Downloads'),
  ConnectingWalletConnect: chosenAt('ConnectingWalletConnect'),
}

interface RecentWallet {
  id: string
  entry: WalletEntry | undefined
}

/** The sources of wallets, and of the accounts and errors that wallets report. */
export const walletSources: readonly Source[] = [
  source<Entries>({
    name: 'service: directory',
    make: (tag, random) => ({ data: [makeEntry(tag, random)], count: 1 }),
    read: (text) => readWalletAnswer(JSON.parse(text))?.wallets,
    views: entryViews,
  }),
  source<Entries>({
    name: 'stored: wallet list',
    make: (tag, random) => [makeEntry(tag, random)],
    read: (text) => readWallets(JSON.parse(text)),
    views: entryViews,
  }),
  source<RecentWallet>({
    name: 'stored: recent wallet',
    make: (tag, random) => ({ id: `com.${tag}`, name: `Wallet ${tag}`, imageUrl: logo, entry: makeEntry(tag, random) }),
    read(text) {
      const stored = readStoredWallet(JSON.parse(text))
      return stored && { id: stored.id, entry: readWallet(stored.entry) }
    },
    views: {
      Connect: list((recent) =>
        createStillRoot({ recentConnectorIds: recent.map(({ id }) => id) }, (root) => {
          const entries = recent.flatMap(({ id, entry }) => (entry ? [[id, entry] as const] : []))
          root.modalStores.walletList.recentEntries = new Map(entries)
        }),
      ),
    },
  }),
  source<Connector>({
    name: 'wallet: announcement',
    make: (tag) => ({
      uuid: `${tag}-1111-4111-8111-111111111111`,
      name: `Wallet ${tag}`,
      icon: logo,
      rdns: `com.${tag}`,
    }),
    read: (text) => readAnnouncement({ info: JSON.parse(text) as unknown, provider: { request() {}, on() {} } }),
    views: {
      Connect: list((wallets) => createStillRoot({ wallets }, () => {})),
      ConnectingExternal: single((connector) =>
        createStillRoot({}, (root) => {
          if (!connector) return
          root.connection.attempt = { state: 'waiting', connector }
          root.router.push({ view: 'ConnectingExternal', data: { connector } })
        }),
      ),
      Account: single((connector) =>
        still('Account', () => {}, {
          connectedWalletInfo: connector && { name: connector.name, icon: connector.imageUrl, type: connector.type },
        }),
      ),
    },
  }),
  source<readonly Account[]>({
    name: 'wallet: accounts',
    make: (tag) => [accountOf(tag), address],
    read(text) {
      const accounts = readAccounts(JSON.parse(text))
      return accounts.length > 0 ? accounts : undefined
    },
    views: { SwitchAddress: single((allAccounts = []) => still('SwitchAddress', () => {}, { allAccounts })) },
  }),
  source<WalletModalError>({
    name: 'wallet: error',
    make: (tag, random) => ({
      code: random.pick([-32000, -32603, 4100, 4900]),
      message: `Failed ${tag}`,
      data: { code: 3, message: `Reverted ${tag}`, originalError: { message: tag } },
    }),
    read: (text) => toWalletError(JSON.parse(text)),
    views: {
      ConnectingExternal: single((error) =>
        createStillRoot({}, (root) => {
          root.router.push({ view: 'ConnectingExternal', data: { connector: rabbit } })
          if (error) root.connection.attempt = { state: 'error', connector: rabbit, error }
        }),
      ),
    },
  }),
]
