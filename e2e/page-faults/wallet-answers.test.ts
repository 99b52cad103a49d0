import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import type { HostPage } from '../support/host-page'
import { useWorld } from '../support/world'
import type { OddWallet } from './odd-wallet'
import { chooseOdd, connectOdd, onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first] = devAccounts
const asking = 'eth_requestAccounts'

interface Refusal {
  /** The function with which the wallet answers the request, as JavaScript in a text. */
  answer: string
  words: RegExp
}

/** Lets the wallet answer `eth_requestAccounts` wrongly three times: at once, after the visitor has waited, and after the visitor has left. */
async function expectRefusal(host: HostPage, odd: OddWallet, { answer, words }: Refusal): Promise<void> {
  for (const moment of ['before', 'during'] as const) {
    if (moment === 'before') await odd.answer(asking, answer)
    else await odd.hold(asking)
    await chooseOdd(host)
    if (moment === 'during') {
      await host.seesState('waiting')
      await odd.settle(answer)
    }
    await host.seesState('error')
    expect(await host.state.textContent()).toMatch(words)
    expect(await host.fact('status')).toBe('disconnected')
    await host.in('wm-back').click()
    await host.sees('Connect')
  }
  await odd.hold(asking)
  await chooseOdd(host)
  await host.seesState('waiting')
  await host.close()
  await odd.settle(answer)
  await host.seesStatus('disconnected')
  expect(await host.modal.count()).toBe(0)
  await odd.mend()
}

/** Ends the fault, and connects the wallet. */
async function expectConnects(host: HostPage): Promise<void> {
  await connectOdd(host)
  await host.seesFact('address', first)
}

test('F02 if the wallet already shows a request, the view sends the visitor to the wallet, and each press asks the wallet once', () =>
  onPage(world, {}, async ({ host, odd }) => {
    await expectRefusal(host, odd, {
      answer: `() => { throw oddWallet.error(-32002, 'Already processing eth_requestAccounts.') }`,
      words: /already showing a request/,
    })
    expect(await odd.asked(asking)).toBe(3)
    await expectConnects(host)
  }))

test.each([
  ['an empty list', '() => []'],
  ['null', '() => null'],
  ['a text', `() => '${first}'`],
  ['ten thousand numbers', '() => Array.from({ length: 10000 }, (_, index) => index)'],
])('F05 a wallet that shares %s has shared no account', (_, answer) =>
  onPage(world, {}, async ({ host, odd }) => {
    await expectRefusal(host, odd, { answer, words: /shared no account/ })
    await expectConnects(host)
  }),
)

test('F05 of 10,000 accounts the first hundred are listed, and an account that is shared often is listed once', () =>
  onPage(world, {}, async ({ host, odd, page }) => {
    const count = () => page.evaluate<number>('walletModals[0].root.account.allAccounts.length')
    await odd.run(
      `oddWallet.accounts = Array.from({ length: 10000 }, (_, index) => '0x' + String(index + 1).padStart(40, '0'))`,
    )
    await connectOdd(host)
    await host.seesFact('address', `0x${'1'.padStart(40, '0')}`)
    expect(await count()).toBe(100)
    await host.part('host-disconnect').click()
    await host.seesStatus('disconnected')
    await odd.run(`oddWallet.accounts = Array(100).fill('${first}')`)
    await expectConnects(host)
    expect(await count()).toBe(1)
  }))

test('F06 an account that is no address is not stored, and an address in upper case gets its checksum', () =>
  onPage(world, {}, async ({ host, odd, page }) => {
    const words = /shared no account/
    await expectRefusal(host, odd, { answer: `() => ['no: address']`, words })
    await expectRefusal(host, odd, { answer: `() => ['${first}0']`, words })
    expect(await page.evaluate<string>('JSON.stringify({ ...localStorage })')).not.toContain('no: address')
    await odd.answer(asking, `() => ['0x${first.slice(2).toUpperCase()}']`)
    await expectConnects(host)
  }))

test('F07 a wallet whose request function throws, or cannot be read, shows an error and connects when it works', () =>
  onPage(world, {}, async ({ host, odd }) => {
    await odd.run('globalThis.usual = oddWallet.provider.request')
    for (const broken of [
      `{ value: () => { throw new Error('broken') } }`,
      `{ get: () => { throw new Error('broken') } }`,
    ]) {
      await odd.run(`Object.defineProperty(oddWallet.provider, 'request', { configurable: true, ...${broken} })`)
      await chooseOdd(host)
      await host.seesState('error')
      expect(await host.state.textContent()).toMatch(/reported an error: broken|does not answer/)
      expect(await host.fact('status')).toBe('disconnected')
      await host.in('wm-back').click()
      await host.sees('Connect')
    }
    await odd.run(`Object.defineProperty(oddWallet.provider, 'request', { configurable: true, writable: true,
      value: ({ method }) => (method === 'eth_chainId' ? '0x7a69' : method.endsWith('ccounts') ? ['${first}'] : null) })`)
    await expectConnects(host)
  }))

test('F08 a wallet without functions for listeners connects, and a visitor can disconnect a wallet that has lost these functions', () =>
  onPage(world, {}, async ({ host, odd }) => {
    for (const moment of ['before', 'after'] as const) {
      if (moment === 'after') await odd.run('Object.assign(oddWallet.provider, listening)')
      else await odd.run('globalThis.listening = { ...oddWallet.provider }')
      if (moment === 'before') await odd.run('delete oddWallet.provider.on; delete oddWallet.provider.removeListener')
      await expectConnects(host)
      if (moment === 'after') await odd.run('delete oddWallet.provider.on; delete oddWallet.provider.removeListener')
      await host.part('host-disconnect').click()
      await host.seesStatus('disconnected')
      await host.seesFact('address', '')
    }
  }))

test('F19 a wallet that changes its announcement later keeps the name that it announced', () =>
  onPage(world, {}, async ({ host, page }) => {
    await host.open()
    await page.evaluate(`{
      globalThis.info = { uuid: '350670db-19fa-4704-a166-e52e178b59d3', name: 'First Name', rdns: 'test.first', icon: 'data:image/png;base64,' }
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { ...oddWallet.provider } } }))
    }`)
    await host.wallet('First Name').waitFor()
    await page.evaluate(`info.name = '<b>Second Name</b>'; info.rdns = 'test.second'`)
    await host.close()
    await host.open()
    await host.wallet('First Name').waitFor()
    expect(await host.wallets.allTextContents()).not.toContain('Second Name')
    await host.wallet('First Name').click()
    await host.seesFact('address', first)
  }))

const guardedProperty = `
  globalThis.writes = 0
  Object.defineProperty(globalThis, 'ethereum', {
    configurable: true,
    get() { throw new Error('This wallet fights for the property') },
    set() { globalThis.writes += 1 },
  })`

test('F20 on a phone whose property ethereum throws, the other wallets are listed, and nobody writes to the property', () =>
  onPage(world, { isPhone: true, scripts: [guardedProperty] }, async ({ host, page }) => {
    await host.open()
    await host.wallet('Odd Wallet').waitFor()
    await page.evaluate(`dispatchEvent(new Event('ethereum#initialized'))`)
    await expectConnects(host)
    expect(await page.evaluate('writes')).toBe(0)
  }))
