import { runInAction } from 'mobx'
import type { AdapterDescriptor } from '../wallet-modal/adapters/adapter'
import type { Connector } from '../wallet-modal/domain/wallets/connector'
import type { NetworkInput } from '../wallet-modal/domain/networks/network'
import { completeNetwork } from '../wallet-modal/domain/networks/network'
import type { OptionsState } from '../wallet-modal/domain/options'
import { defaultFeatures } from '../wallet-modal/domain/options'
import { createBrowserPlatform } from '../wallet-modal/platform/browser.platform'
import type { Platform } from '../wallet-modal/platform/platform'
import { AccountStores, accountUnits } from '../wallet-modal/modal/account-parts'
import * as accountFeatures from '../wallet-modal/features/account-features'
import type { AccountFeature } from '../wallet-modal/features/feature'
import { units } from '../wallet-modal/modal/modal-parts'
import { ModalStores } from '../wallet-modal/stores/root/modal-stores'
import { RootStore } from '../wallet-modal/stores/root/root.store'
import type { Catalogue, Language } from '../wallet-modal/locales/language'
import { createEnglish } from '../wallet-modal/locales/language'
import { networks } from './samples'

/** A platform that stores nothing and sends no requests. */
function stillPlatform(recentConnectorIds: readonly string[]): Platform {
  return {
    ...createBrowserPlatform(),
    log: { warn: () => {}, error: () => {} },
    fetch: () => Promise.reject(new Error('The gallery has no network')),
    indexedDB: () => undefined,
    keyValue: {
      get: () => JSON.stringify({ connections: {}, recentConnectorIds }),
      set: () => {},
      remove: () => {},
      keys: () => [],
    },
  }
}

/** Makes the modal list EVM wallets. It is never loaded. */
const stillAdapter: AdapterDescriptor = {
  kind: 'ethers',
  namespace: 'eip155',
  sources: [],
  load: () => Promise.reject(new Error('The gallery has no wallets')),
}

/** The data that a scene's modal is created with. */
export interface StillOptions {
  networks?: readonly NetworkInput[]
  wallets?: readonly Connector[]
  recentConnectorIds?: readonly string[]
  options?: Partial<OptionsState>
}

let language = createEnglish({})

/** Sets the language of all modals that `createStillRoot` creates afterwards. */
export function setStillLanguage(chosen: Language): void {
  language = chosen
}

export function stillLanguage(): Language {
  return language
}

/** The texts of a catalogue in the language of the gallery. */
export function stillTexts<Texts extends object>(catalogue: Catalogue<Texts>): Texts {
  return language.textsOf(catalogue)
}

/** A modal in a fixed state: nothing is started. `arrange` sets the state. */
export function createStillRoot(given: StillOptions, arrange: (root: RootStore) => void): RootStore {
  const root = new RootStore({
    id: 'gallery',
    adapters: [stillAdapter],
    networks: (given.networks ?? networks).map((network) => completeNetwork(network)),
    defaultNetwork: undefined,
    options: { features: defaultFeatures, ...given.options },
    themeMode: undefined,
    themeVariables: undefined,
    platform: stillPlatform(given.recentConnectorIds ?? []),
    loadModal: () => Promise.reject(new Error('A modal that stands still loads nothing.')),
    loadAccount: async () => ({ AccountStores, accountUnits }),
    pageParts: [],
  })
  Object.assign(root.locale, { page: language, modal: language })
  // Stores with an aborted signal download nothing, so the language, the name, the picture and the balance of the scene do not change.
  const stopped = AbortSignal.abort()
  runInAction(() => {
    root.accountLoader.take(new AccountStores(root, stopped), accountUnits, stopped)
    const modalStores = new ModalStores(root, units, stopped)
    modalStores.addAccountUnits(Object.values<AccountFeature>(accountFeatures))
    root.modalStoresLoader.attach(modalStores)
    // The scene already has its texts, so the modal must not wait for texts in the language of the browser.
    modalStores.language.isSettled = true
    root.connector.addConnectors(given.wallets ?? [])
    arrange(root)
  })
  return root
}
