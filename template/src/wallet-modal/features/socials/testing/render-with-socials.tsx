import { renderModal } from '../../../testing/render-modal'
import { authHost, fakeAuth } from '../../embedded/testing/fake-auth'

/** A window that the page has opened. */
export interface FakeWindow {
  closed: boolean
  location: { href: string }
  /** Sends a message from this window to the page. Default origin: the origin of the wallet. */
  send(data: unknown, origin?: string): void
}

/** Renders a modal that offers logins at providers, without a frame and without wallets. */
export async function renderWithSocials(options: Parameters<typeof renderModal>[0] = {}) {
  const { features, ...rest } = options
  const modal = await renderModal({
    wallet: null,
    hosts: { auth: authHost },
    ...rest,
    features: { email: false, ...features },
  })
  const auth = fakeAuth(modal)
  const { run, root, platform, open } = modal
  await import('../../../views/account/account-views')
  const page = platform.page.window
  const windows: (FakeWindow & { url: string })[] = []
  /** What `page.open` does. `nothing`: the browser blocks the window. `empty`: the window has no page yet. */
  const browser: { opens: 'window' | 'nothing' | 'empty' } = { opens: 'window' }
  const events: { event: string }[] = []
  root.events.subscribe(({ props }) => events.push(props))
  page.open = (url) => {
    if (browser.opens === 'nothing') return null
    const opened = {
      url: String(url),
      closed: false,
      location: { href: browser.opens === 'empty' ? 'about:blank' : String(url) },
      close: () => void (opened.closed = true),
      send: (data: unknown, origin = authHost) =>
        void page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: opened })),
    }
    windows.push(opened)
    // The code under test uses no other members of a window, so the cast hides no missing member.
    return opened as unknown as Window
  }
  return {
    ...modal,
    ...auth,
    page,
    windows,
    browser,
    events: () => events.map(({ event }) => event).filter((event) => /SOCIAL|CONNECT_SUCCESS/.test(event)),
    toast: () => root.modalStores.snack.message,
    /** Opens the Connect view. The wallet then names these providers, and says whether it has Farcaster; null: the wallet names none. */
    async openConnect(
      socials: string[] | null = ['google', 'x', 'discord', 'github', 'apple', 'facebook'],
      farcaster = false,
    ) {
      await open()
      if (socials) await run(() => auth.embeddedWallet.learnOffered({ socials, farcaster }))
    },
  }
}
