// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { announce, testWalletInfo } from '../../testing/announce'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { eip6963Source, readAnnouncement } from './eip6963'

const provider = new FakeWallet()
const read = (info: unknown) => readAnnouncement({ info, provider })

/** Starts the source and collects the wallets that it reports, batch by batch. */
function listen() {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const batches: (readonly Connector[])[] = []
  const withdraw = () => expect.unreachable()
  const start = () =>
    eip6963Source.start({
      platform,
      signal: controller.signal,
      announce: (found) => void batches.push(found),
      withdraw,
    })
  return { platform, page: platform.page, controller, batches, start }
}

/** A valid uuid for every number. */
const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

test('an announcement becomes a connector that is remembered by its rdns', () => {
  const { uuid: id, name, rdns, icon } = testWalletInfo
  expect(read(testWalletInfo)).toEqual({
    id: 'com.example.wallet',
    type: 'ANNOUNCED',
    name: 'Test Wallet',
    chain: 'eip155',
    imageUrl: icon,
    info: { uuid: id, name, rdns, icon },
    provider,
  })
})

test('without an rdns, or with a wrong one, the wallet is remembered by its name', () => {
  const long = `${'a'.repeat(62)}.`.repeat(4)
  const wrong = ['wallet', 'a b.c', '<b>.com', 'com..wallet', 'com.wallet/', ' com.wallet', `${long}aa`]
  for (const rdns of [undefined, '', ...wrong, 7, null, ['com.wallet']])
    expect(read({ ...testWalletInfo, rdns })).toMatchObject({ id: 'Test Wallet', info: { rdns: undefined } })
  expect(read({ ...testWalletInfo, rdns: `${long}a` })?.id).toHaveLength(253)
})

test('only pictures are icons', () => {
  const icon = (value: unknown) => read({ ...testWalletInfo, icon: value })?.imageUrl
  expect(icon(' data:image/png;base64,AAAA\n')).toBe('data:image/png;base64,AAAA')
  expect(icon('https://img.example/wallet.svg')).toBe('https://img.example/wallet.svg')
  const refused = [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/xml,<a>',
    'http://img.example/a.png',
    '//x',
    'x https://img.example/a.png',
    'data:image/svgxml,<svg>',
  ]
  for (const value of [...refused, 7, null, { length: 1, trim: () => 'https://img.example/a.png' }])
    expect(icon(value), String(value)).toBeUndefined()
  const most = 'https://img.example/'.padEnd(200_000, 'a')
  expect(icon(most)).toBe(most)
  expect(icon(`${most}a`)).toBeUndefined()
})

test('a drawing with a script in it stays an address of a picture, where scripts do not run', () => {
  const icon = 'data:image/svg+xml,<svg onload="alert(1)"><script>alert(1)</script></svg>'
  expect(read({ ...testWalletInfo, icon })?.imageUrl).toBe(icon)
})

test('a name loses what cannot be seen, and what is too long', () => {
  const name = (value: unknown) => read({ ...testWalletInfo, name: value })?.name
  expect(name('  Rab\u202Eby\u0000\u200B \n')).toBe('Rabby')
  expect(name('W'.repeat(500))).toHaveLength(64)
  // Nothing ends in half a character.
  expect(name(`${'W'.repeat(63)}🦊🦊`)).toBe(`${'W'.repeat(63)}🦊`)
  expect(name('Fox\ud83e')).toBe('Fox')
  const impostor = { slice: () => 'Fake', toString: () => 'Fake' }
  for (const value of ['', '   ', '\u202E\u200B', 7, null, undefined, impostor])
    expect(read({ ...testWalletInfo, name: value })).toBeUndefined()
})

test('without a uuid of version 4 or a provider it is no wallet', () => {
  const { uuid: valid } = testWalletInfo
  const wrong = ['', 'uuid', '350670db-19fa-1704-a166-e52e178b59d2', `${valid}0`, `0${valid}`]
  for (const value of [...wrong, 7, undefined, [valid]])
    expect(read({ ...testWalletInfo, uuid: value }), String(value)).toBeUndefined()
  for (const value of [undefined, null, {}, { request: 'yes' }, 'provider'])
    expect(readAnnouncement({ info: testWalletInfo, provider: value })).toBeUndefined()
})

test('rubbish is no wallet and throws nothing', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
    },
  )
  const detail = {
    get info(): never {
      throw new Error('trap')
    },
    provider,
  }
  for (const value of [undefined, null, 'text', 7, [], {}, { info: null, provider }, trap, detail])
    expect(readAnnouncement(value)).toBeUndefined()
  expect(read(trap)).toBeUndefined()
  expect(readAnnouncement({ info: testWalletInfo, provider: trap })).toBeUndefined()
})

test('what the page changes after the announcement has no effect', () => {
  const info = { ...testWalletInfo }
  const connector = read(info)
  info.name = 'Impostor'
  expect(connector).toMatchObject({ name: 'Test Wallet', info: { name: 'Test Wallet' } })
})

test('wallets that were there first are asked, later ones are heard, and a turn is one batch', async () => {
  const { page, batches, start } = listen()
  announce(page, new FakeWallet())
  announce(page, new FakeWallet(), { ...testWalletInfo, uuid: uuid(2), name: 'Second' })
  start()
  expect(batches).toEqual([])
  await settle()
  expect(batches.map((batch) => batch.map(({ name }) => name))).toEqual([['Test Wallet', 'Second']])
  announce(page, new FakeWallet(), { ...testWalletInfo, uuid: uuid(3), name: 'Late' })
  await settle()
  expect(batches[1]?.map(({ name }) => name)).toEqual(['Late'])
})

test('a provider that announces itself again is handed over once', async () => {
  const { page, batches, start } = listen()
  const wallet = new FakeWallet()
  start()
  announce(page, wallet)
  announce(page, wallet, { ...testWalletInfo, uuid: uuid(4) })
  await settle()
  expect(batches.flat()).toHaveLength(1)
})

test('one wallet that announces itself with another provider stays one, with its first provider', async () => {
  const { page, batches, start } = listen()
  const wallet = new FakeWallet()
  start()
  announce(page, wallet)
  announce(page, new FakeWallet())
  await settle()
  announce(page, new FakeWallet())
  await settle()
  expect(batches.flat().map((connector) => connector.provider)).toEqual([wallet])
})

test('a wallet that takes the uuid of another is a wallet of its own under its own rdns', async () => {
  const { page, batches, start } = listen()
  start()
  announce(page, new FakeWallet())
  announce(page, new FakeWallet(), { ...testWalletInfo, rdns: 'com.example.other' })
  await settle()
  expect(batches.flat().map(({ id }) => id)).toEqual(['com.example.wallet', 'com.example.other'])
})

test('of 10,000 announcements every wallet is handed over, a slice at a time', async () => {
  const { platform, page, batches, start } = listen()
  start()
  for (let index = 0; index < 10_000; index += 1) {
    const detail = { info: { ...testWalletInfo, uuid: uuid(index) }, provider: { request: async () => null } }
    page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const genuine = new FakeWallet()
  announce(page, genuine)
  await settle()
  expect(batches).toHaveLength(1)
  await platform.advance(1_000)
  expect(batches.flat()).toHaveLength(10_001)
  expect(batches.flat().some(({ provider }) => provider === genuine)).toBe(true)
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(200)
  expect(platform.logged).toEqual([])
})

test('an announcement without a name is no batch, and only the first such announcement is logged', async () => {
  const { platform, page, batches, start } = listen()
  start()
  for (const index of [5, 6, 7]) {
    announce(page, new FakeWallet(), { ...testWalletInfo, uuid: uuid(index), name: '' })
    await settle()
  }
  expect(batches).toEqual([])
  const message = 'A wallet is left out: it announced itself without a name, a uuid v4 or a provider (EIP-6963).'
  expect(platform.logged).toEqual([{ level: 'warn', message, details: [] }])
})

test('an app can turn it off by its kind', () => {
  expect(eip6963Source.kind).toBe('eip6963')
})

test('it stops with its signal, and does nothing on a server', async () => {
  const { platform, page, controller, batches, start } = listen()
  start()
  announce(page, new FakeWallet())
  controller.abort()
  announce(page, new FakeWallet(), { ...testWalletInfo, uuid: uuid(8), name: '' })
  await settle()
  expect(batches).toEqual([])
  expect(platform.logged).toEqual([])
  const server = { ...createFakePlatform(), window: () => undefined }
  const never = () => expect.unreachable()
  eip6963Source.start({ platform: server, signal: controller.signal, announce: never, withdraw: never })
})
