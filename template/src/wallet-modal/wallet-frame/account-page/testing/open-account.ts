import { expect, onTestFinished } from 'vitest'
import { eventually } from '../../../testing/eventually'
import type { Bytes } from '../../bytes'
import { createFakeClock } from '../../testing/fake-clock'
import { answer, createFakeWalletServer } from '../../testing/fake-wallet-server'
import { english } from '../../locales/language'
import { testConfig } from '../../testing/fake-wallet'
import { startAccountPage } from '../account-page'
import { createFakeKeyStore } from './fake-key-store'
import { createFakeProvider } from './fake-provider'

const encoded = (length: number) => 'A'.repeat(length)

/** A wallet as the server keeps it. The fake key store does not read it. */
const storedWallet = {
  walletId: 'wallet-0000000000001',
  vault: {
    version: 1,
    walletId: 'wallet-0000000000001',
    box: { iv: encoded(16), ct: encoded(43) },
    locks: [{ kind: 'login' as const, keyVersion: 1, salt: encoded(43), iv: encoded(16), ct: encoded(64) }],
  },
  addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
}

type Server = ReturnType<typeof createFakeWalletServer>

/**
 * Opens the account page with a fake server and a fake key store, and plays a visitor who types and clicks.
 * @param prepare changes the server before the page is opened
 * @param networks the networks of the wallet
 * @param language the language of the visitor
 */
export function openAccount(
  prepare: (server: Server) => void = () => {},
  networks = testConfig.networks,
  language = english,
) {
  document.body.innerHTML = '<main></main>'
  const clock = createFakeClock()
  const server = createFakeWalletServer(clock.now)
  server.wallet = storedWallet
  prepare(server)
  const keyStore = createFakeKeyStore()
  const passkeys = {
    output: new Uint8Array(32).fill(9),
    failure: undefined as Error | undefined,
    created: [] as unknown[],
    async take(): Promise<Bytes> {
      const { failure } = passkeys
      passkeys.failure = undefined
      if (failure) throw failure
      return passkeys.output.slice()
    },
  }
  const provider = createFakeProvider()
  const sent: { url: string; init: RequestInit }[] = []

  startAccountPage({
    platform: {
      ...clock,
      now: clock.now,
      fetch(url, init) {
        sent.push({ url, init })
        return server.fetch(url, init)
      },
      crypto: globalThis.crypto,
      indexedDB: () => undefined,
      credentials: () => undefined,
      window,
    },
    config: { ...testConfig, networks },
    language,
    createKeyStore: (_, __, unlock) => keyStore.create(unlock),
    passkeys: {
      create(wallet) {
        passkeys.created.push(wallet)
        return passkeys.take()
      },
      ask: () => passkeys.take(),
    },
  })
  // The window lives longer than a test. A page without a login does nothing any more.
  onTestFinished(() => void window.dispatchEvent(new Event('pagehide')))

  const find = <T extends Element = HTMLElement>(name: string) =>
    eventually(() => document.querySelector<T>(`[data-testid="${name}"]`) ?? expect.fail(`There is no ${name}`))
  const click = async (name: string) => (await find(name)).click()
  const type = async (name: string, text: string) => {
    const input = await find<HTMLInputElement>(name)
    input.value = text
    input.form?.requestSubmit()
  }
  const sees = (title: string) =>
    eventually(() => {
      const heading = document.querySelector('h1')
      expect(heading?.textContent).toBe(title)
      expect(document.activeElement).toBe(heading)
    })
  const fails = (text: string, name = 'wa-error') =>
    eventually(() => expect(document.querySelector(`[data-testid="${name}"]`)?.textContent).toContain(text))
  const text = () => document.querySelector('main')?.textContent ?? ''

  /** Types the address and the code. */
  const logIn = async () => {
    await type('wa-email', 'ann@example.com')
    await sees('Enter the code')
    await type('wa-code', '123456')
    await sees('Your wallet')
    await find('wa-logout')
  }
  /** Logs in with Google. */
  const logInAtGoogle = async () => {
    await click('wa-social-google')
    await provider.approve()
    await sees('Your wallet')
    await find('wa-logout')
  }
  /** Makes the next answer about the visitor say that the login is too old. */
  const ageLogin = () =>
    server.next.set('GET me', () =>
      answer({
        user: { id: 'user-1', email: 'ann@example.com' },
        loggedInAt: clock.now() - 5 * 60_000 - 1,
        wallet: null,
        secrets: [],
      }),
    )
  return {
    clock,
    server,
    keyStore,
    passkeys,
    provider,
    sent,
    find,
    click,
    type,
    sees,
    fails,
    text,
    logIn,
    logInAtGoogle,
    ageLogin,
  }
}
