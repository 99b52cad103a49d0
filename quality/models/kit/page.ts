import type { WalletModalOptions } from '../../../template/src/wallet-modal/create-wallet-modal'
import { createWalletModal } from '../../../template/src/wallet-modal/create-wallet-modal'
import type { Platform } from '../../../template/src/wallet-modal/platform/platform'
import type { RootStore } from '../../../template/src/wallet-modal/stores/root/root.store'
import { announce, testWalletInfo } from '../../../template/src/wallet-modal/testing/announce'
import type { FakeBrowser } from '../../../template/src/wallet-modal/testing/fake-browser'
import type { FakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import { createFakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import type { Clock } from '../../funds/clock'
import { nameTarget } from '../ledger/event-targets'
import { Ledger } from '../ledger/ledger'
import type { HeldWallet } from './held-wallet'

/** What all pages of a world share. */
export interface Surroundings {
  clock: Clock
  ledger: Ledger
  browser: FakeBrowser
  fetch: Platform['fetch']
}

export interface Page {
  modal: ReturnType<typeof createWalletModal>
  root: RootStore
  platform: FakePlatform
}

type Options = Omit<WalletModalOptions, 'platform'>

/** Lets the ledger count the observers that a page creates. */
function followObservers(platform: FakePlatform, ledger: Ledger): void {
  const page = platform.page.window
  const Observer: typeof MutationObserver = Reflect.get(page, 'MutationObserver')
  class CountedObserver extends Observer {
    #close = () => {}

    override observe(...watched: Parameters<MutationObserver['observe']>): void {
      this.#close()
      this.#close = ledger.open('observer', 'page')
      super.observe(...watched)
    }

    override disconnect(): void {
      this.#close()
      super.disconnect()
    }
  }
  Reflect.set(page, 'MutationObserver', CountedObserver)
}

/** The platform of a page. The clock is that of the world, and the ledger counts what the product opens through the platform. */
function createPlatform({ clock, ledger, browser, fetch }: Surroundings): FakePlatform {
  const platform = createFakePlatform({ browser })
  nameTarget(platform.page.window, 'window')
  nameTarget(platform.page.window.document, 'document')
  followObservers(platform, ledger)
  const after: Platform['after'] = (milliseconds, run) => {
    const close = ledger.open('timer', '')
    const cancel = clock.after(milliseconds, () => (close(), run()))
    return () => (close(), cancel())
  }
  return Object.assign(platform, {
    now: clock.now,
    after,
    whenIdle: (run: () => void) => after(200, run),
    fetch: async (url: string, init: RequestInit) => {
      const close = ledger.open('fetch', new URL(url).hostname)
      try {
        return await fetch(url, init)
      } finally {
        close()
      }
    },
    channel: (name: string, onMessage: (message: unknown) => void, signal: AbortSignal) => {
      const close = ledger.open('channel', name)
      signal.addEventListener('abort', close, { once: true })
      return browser.join(name, onMessage, signal)
    },
  })
}

/** Announces a wallet to a page, as an extension does. */
export function announceTo({ platform }: Pick<Page, 'platform'>, wallet: HeldWallet): void {
  const rdns = `com.example.${wallet.name}`
  const uuid = `350670db-19fa-4704-a166-${Buffer.from(wallet.name).toString('hex').padStart(12, '0').slice(-12)}`
  const info = { ...testWalletInfo, uuid, name: wallet.name, rdns }
  Ledger.outside(() => announce(platform.page, wallet, info))
}

/** Opens a page with the modal. All code of the modal has loaded when the promise resolves. */
export async function openPage(around: Surroundings, wallets: readonly HeldWallet[], options: Options): Promise<Page> {
  const platform = createPlatform(around)
  for (const wallet of wallets) announceTo({ platform }, wallet)
  const modal = createWalletModal({ hosts: {}, enableWalletConnect: false, allWallets: 'HIDE', ...options, platform })
  const { root } = modal
  const loading = Promise.all([
    root.modalStoresLoader.load(),
    root.accountLoader.load(),
    root.memory.repositories(),
    ...[...root.chain.chains.keys()].map(async (namespace) => (await root.adapters.load(namespace)).loadReader?.()),
  ])
  modal.start()
  await loading
  await around.clock.advance(0)
  return { modal, root, platform }
}
