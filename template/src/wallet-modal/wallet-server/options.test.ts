// @vitest-environment node
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openMasterKey } from './crypto/master-key'
import type { WalletServerOptions } from './options'
import { openShortLivedStore } from './settings'
import { createTestServer, makeTestFolder, testMasterKey } from './testing/create-test-server'
import { createWalletServer } from './wallet-server'
import { openWalletStore } from './wallets/open-wallet-store'

const names = [
  'WALLET_STORE',
  'WALLET_DATABASE',
  'WALLET_MASTER_KEY',
  'WALLET_MASTER_KEY_2',
  'WALLET_SMTP',
  'WALLET_MAIL_FROM',
]
beforeEach(() => names.forEach((name) => vi.stubEnv(name, '')))
afterEach(() => void vi.unstubAllEnvs())

/** The options without which a server cannot be. */
const least = { origins: ['https://wallet.app.example'], apps: ['https://app.example'], appName: 'Example' }

const complete = (): WalletServerOptions => ({
  ...least,
  store: openShortLivedStore('memory:'),
  wallets: openWalletStore('/never-used'),
  masterSecret: { 1: testMasterKey },
  sendMail: async () => {},
})

describe('options', () => {
  test.each<[Partial<WalletServerOptions>, string]>([
    [{ origins: [] }, 'Name at least one origin'],
    [{ origins: ['https://wallet.app.example/'], apps: [] }, 'Name at least one origin'],
    [{ origins: ['wallet.app.example'] }, '"wallet.app.example" is'],
    [{ origins: ['http://wallet.app.example'] }, 'pages with wallets have to be on https'],
    [{ apps: ['http://app.example'] }, 'apps has http://app.example'],
    [{ apps: ['https://app.example/login'] }, 'is more than the origin'],
    [{ apps: ['https://wallet.app.example'] }, 'The frame and the app are both on https://wallet.app.example'],
    [{ appName: ' ' }, 'appName is a line of 1 to 80 characters'],
    [{ appName: 'a\nb' }, 'appName is a line'],
    [{ basePath: 'wallet' }, 'basePath begins with a slash'],
    [{ sessionLifetime: 0 }, 'sessionLifetime is 0'],
    [{ sessionIdle: -1 }, 'sessionIdle is -1'],
    [{ masterSecret: {} }, 'masterSecret has no key'],
    [{ masterSecret: { 1: new Uint8Array(31) } }, '32 bytes'],
    [{ masterSecret: { 0: testMasterKey } }, 'versions 1, 2'],
    [{ pepper: new Uint8Array(16) }, 'pepper has to have at least 32 bytes'],
  ])('%j are refused', (changes, message) => {
    expect(() => createWalletServer({ ...complete(), ...changes })).toThrow(message)
  })

  test('are taken from the environment', async () => {
    const folder = makeTestFolder()
    vi.stubEnv('WALLET_STORE', join(folder, 'short'))
    vi.stubEnv('WALLET_DATABASE', join(folder, 'wallets'))
    vi.stubEnv('WALLET_MASTER_KEY', 'ab'.repeat(32))
    vi.stubEnv('WALLET_SMTP', 'smtp://localhost:2525')
    vi.stubEnv('WALLET_MAIL_FROM', 'wallet@app.example')
    const server = createWalletServer(least)
    expect(server.basePath).toBe('/api/wallet')
    expect([server.handles('/api/wallet/me'), server.handles('/api/wallets')]).toEqual([true, false])
    await server.close()
  })

  test('for localhost need no https', () => {
    const local = { origins: ['http://localhost:5174'], apps: ['http://localhost:5173'] }
    expect(() => createWalletServer({ ...complete(), ...local })).not.toThrow()
  })

  test('name wallets in Redis as a mistake, with the reason', () => {
    vi.stubEnv('WALLET_DATABASE', 'redis://localhost')
    const { wallets: _, ...others } = complete()
    expect(() => createWalletServer(others)).toThrow('a lost row is a lost wallet')
  })
})

describe('the master key', () => {
  test('is wanted at the start, with the way to make one', () => {
    const { masterSecret: _, ...others } = complete()
    expect(() => createWalletServer(others)).toThrow(/^Set WALLET_MASTER_KEY to [^]*randomBytes\(32\)/)
  })

  test.each(['short', 'ab'.repeat(31), 'g'.repeat(64), `${'A'.repeat(42)}+`])('is not %s', (text) => {
    vi.stubEnv('WALLET_MASTER_KEY', text)
    const { masterSecret: _, ...others } = complete()
    const start = () => createWalletServer(others)
    expect(start).toThrow('WALLET_MASTER_KEY is not 32 bytes')
    expect(start).not.toThrow(text)
  })

  test('has versions, of which the first may be gone', async () => {
    vi.stubEnv('WALLET_MASTER_KEY', Buffer.alloc(32, 1).toString('hex'))
    const both = () => {
      vi.stubEnv('WALLET_MASTER_KEY_2', Buffer.alloc(32, 2).toString('base64url'))
      return openMasterKey()
    }
    const first = openMasterKey()
    const second = both()
    expect([first.newest, second.newest, second.has(1), second.has(3)]).toEqual([1, 2, true, false])
    expect(await second.hmac(1, new Uint8Array())).toEqual(await first.hmac(1, new Uint8Array()))
    expect(await second.pepper()).toEqual(await first.pepper())
    vi.stubEnv('WALLET_MASTER_KEY', '')
    const later = openMasterKey()
    expect([later.newest, later.has(1)]).toEqual([2, false])
    await expect(later.hmac(1, new Uint8Array())).rejects.toThrow('no master key of version 1')
  })
})

describe('the way to send mails', () => {
  const start = () => {
    const { sendMail: _, ...others } = complete()
    return createWalletServer(others)
  }

  test('is wanted at the start', () => {
    expect(start).toThrow(/^Set WALLET_SMTP .*option sendMail$/)
    vi.stubEnv('WALLET_SMTP', 'mail.example:25')
    expect(start).toThrow('WALLET_SMTP has to begin with smtp:// or smtps://')
    vi.stubEnv('WALLET_SMTP', 'smtp://user:hunter2@mail.example')
    expect(start).toThrow(/^Set WALLET_MAIL_FROM/)
    expect(start).not.toThrow('hunter2')
    vi.stubEnv('WALLET_MAIL_FROM', 'App <wallet@app.example>')
    expect(start).not.toThrow()
  })
})

test('errors are logged to the console by their message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { options } = createTestServer()
  const { onError: _, store = openShortLivedStore('memory:'), ...others } = options
  vi.spyOn(store, 'increment').mockRejectedValue(new Error('out of memory'))
  const server = createWalletServer({ ...others, store })
  expect((await server.fetch(new Request('https://wallet.app.example/api/wallet/me'))).status).toBe(500)
  expect(log.mock.calls).toEqual([['Wallet server: out of memory']])
  log.mockRestore()
})
