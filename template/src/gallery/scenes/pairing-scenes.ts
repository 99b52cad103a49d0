import { pairingKit } from '../../wallet-modal/connectors/walletconnect/pairing-kit'
import type { WalletModalError } from '../../wallet-modal/domain/errors/errors'
import { pairingError } from '../../wallet-modal/domain/errors/pairing-errors'
import type { WalletEntry } from '../../wallet-modal/domain/wallets/wallet-entry'
import type { PairingPanels } from '../../wallet-modal/features/pairing/views/pairing-panels'
import { startPairing } from '../../wallet-modal/features/pairing/pairing-parts'
import type { PairingStore } from '../../wallet-modal/features/pairing/pairing.store'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { rabbit } from '../samples'
import type { Scene } from './scenes'
import { createStillRoot } from '../still-root'

/** The fixed time of the scenes. */
const now = Date.UTC(2026, 0, 1)
const uri = `wc:${'7f6e504b'.repeat(8)}@2?expiryTimestamp=1767225900&relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`

const phoneWallet: WalletEntry = {
  id: 'rabbit',
  name: 'Rabbit',
  image_url: rabbit.imageUrl,
  mobile_link: 'rabbit://',
  desktop_link: 'rabbit://',
  webapp_link: 'https://rabbit.example',
  app_store: 'https://apps.example/rabbit',
  play_store: 'https://play.example/rabbit',
  chrome_store: 'https://chrome.example/rabbit',
  homepage: 'https://rabbit.example',
}

interface Arranged {
  pairing: PairingStore
  panels: PairingPanels
}

interface PairingScene {
  wallet?: WalletEntry
  isPhone?: boolean
  /** Milliseconds until the code expires. Left out if there is no code yet. */
  left?: number
  /** The error that replaces the code. */
  failure?: WalletModalError
  arrange?: (parts: Arranged) => void
}

/** A pairing view in a fixed state: no relay is used, and the clock does not run. */
function pairing({ wallet, isPhone, left, failure, arrange }: PairingScene): () => RootStore {
  return () =>
    createStillRoot({ options: { hosts: { relay: 'wss://relay.example' } } }, (root) => {
      const { features, modalStores, platform, router } = root
      const store = startPairing(root, modalStores)
      const panels = features.pairingPanels
      if (!panels) return
      platform.now = () => now
      Object.assign(modalStores.device, isPhone && { isMobile: true, isIos: true })
      const createClient = () => (failure ? Promise.reject(failure) : new Promise<never>(() => {}))
      features.pairingSource?.use({ ...pairingKit, createClient })
      if (left !== undefined) store.state = { state: 'ready', link: { uri, expiresAt: now + left } }
      router.push({ view: 'ConnectingWalletConnect', data: wallet && { wallet } })
      store.isEntered = true
      panels.enter(wallet)
      arrange?.({ pairing: store, panels })
    })
}

/** The error when the service does not answer. */
const unavailable = pairingError('PAIRING_UNAVAILABLE', {
  hint: 'Check your connection, then try again',
})

/** A wallet that has only a mobile app. */
const appWallet: WalletEntry = { ...phoneWallet, desktop_link: undefined, webapp_link: undefined }
const view = 'ConnectingWalletConnect'

/** Pairing, in each of its states. */
export const pairingScenes: readonly Scene[] = [
  { id: 'qr', view, create: pairing({ left: 187_000 }) },
  { id: 'qr-wallet', view, create: pairing({ wallet: appWallet, left: 187_000 }) },
  { id: 'qr-expiring', view, create: pairing({ left: 24_000 }) },
  { id: 'qr-starting', view, create: pairing({}) },
  { id: 'qr-phone', view, create: pairing({ isPhone: true, left: 187_000 }) },
  { id: 'pairing-mobile', view, create: pairing({ wallet: appWallet, isPhone: true, left: 187_000 }) },
  {
    id: 'pairing-mobile-not-opened',
    view,
    create: pairing({
      wallet: appWallet,
      isPhone: true,
      left: 187_000,
      arrange: ({ pairing: store }) => store.opening.settle('notOpened'),
    }),
  },
  {
    id: 'pairing-tabs',
    view,
    create: pairing({ wallet: phoneWallet, left: 187_000, arrange: ({ panels }) => panels.show('desktop') }),
  },
  { id: 'pairing-failed', view, create: pairing({ failure: unavailable }) },
  {
    id: 'downloads',
    view: 'Downloads',
    create: () => createStillRoot({}, (root) => root.router.push({ view: 'Downloads', data: { wallet: phoneWallet } })),
  },
]
