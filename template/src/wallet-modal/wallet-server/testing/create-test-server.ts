import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Mail } from '../email/mails'
import type { WalletServerOptions } from '../options'
import { openShortLivedStore } from '../settings'
import type { WalletServer } from '../wallet-server'
import { createWalletServer } from '../wallet-server'
import { openWalletStore } from '../wallets/open-wallet-store'
import type { TestBrowser } from './test-browser'
import { createTestBrowser } from './test-browser'

export interface TestServer {
  server: WalletServer
  options: WalletServerOptions
  /** The folder with the wallets. */
  folder: string
  mails: Mail[]
  errors: unknown[]
  now: () => number
  advance(milliseconds: number): void
  browser(): Promise<TestBrowser>
  /** The code in the newest mail to an address. */
  codeFor(email: string): string
  /** A browser that has logged in with an address. */
  loggedIn(email?: string): Promise<TestBrowser>
}

/** A master key for tests. */
export const testMasterKey = new Uint8Array(32).fill(7)

/** Makes a folder that is removed at the end of the test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a server with short-lived rows in memory and wallets in a folder. Its clock stands still until a test moves it. */
export function createTestServer(changes: Partial<WalletServerOptions> = {}): TestServer {
  let time = Date.UTC(2026, 0, 1)
  const now = changes.now ?? (() => time)
  const folder = makeTestFolder()
  const mails: Mail[] = []
  const errors: unknown[] = []
  const options: WalletServerOptions = {
    origins: ['https://wallet.app.example'],
    apps: ['https://app.example', 'https://shop.example'],
    appName: 'Example',
    store: openShortLivedStore('memory:', now),
    wallets: openWalletStore(folder),
    masterSecret: { 1: testMasterKey },
    sendMail: async (mail) => void mails.push(mail),
    onError: (error) => void errors.push(error),
    now,
    wait: async () => {},
    ...changes,
  }
  const server = createWalletServer(options)
  const browser = () => createTestBrowser((request) => server.fetch(request), now)
  const codeFor = (email: string) => {
    const mail = mails.findLast(({ to }) => to === email)
    return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'no code'
  }
  return {
    server,
    options,
    folder,
    mails,
    errors,
    now,
    advance: (milliseconds) => void (time += milliseconds),
    browser,
    codeFor,
    async loggedIn(email = 'ann@example.com') {
      const visitor = await browser()
      const { body } = await visitor.start(email)
      await visitor.finish(String(body['flow']), codeFor(email))
      return visitor
    },
  }
}
