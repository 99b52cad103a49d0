import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { createTestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { announce, testWalletInfo } from '../../../template/src/wallet-modal/testing/announce'
import { FakeWallet, firstAddress, secondAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { countOf, event, note } from '../harness/wallet-faults'
import { connecting } from '../steps/connect'

const uuidOf = (index: number) => `350670db-19fa-4704-a166-${String(index).padStart(12, '0')}`
const impostor = () => new FakeWallet({ accounts: [secondAddress] })

function checkGenuine(visit: Visit): void {
  visit.same('the account', visit.root.account.address, firstAddress)
  const genuine = visit.root.connector.allConnectors.filter(({ provider }) => provider === visit.world.wallet)
  visit.same('the listings of the real wallet', genuine.length, 1)
}

/** A phone on which `window.ethereum` throws, and notes whoever writes to it. */
const openPhone = () =>
  createTestRoot({
    enableWalletConnect: false,
    allWallets: 'HIDE',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

const bomb: Fault<TestRoot> = {
  name: 'a property that throws when it is read',
  strike(visit) {
    const { window } = visit.world.platform.page
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get() {
        note(visit.world)
        throw new Error('mine')
      },
      set: () => {
        visit.problems.push('the modal has written to window.ethereum')
      },
    })
    window.dispatchEvent(new Event('ethereum#initialized'))
  },
  reached: ({ world }) => countOf(world) > 0,
  mend: ({ world }) => void Reflect.deleteProperty(world.platform.page.window, 'ethereum'),
}

/** Names that code may look up in an object that does not have them. */
const inherited = ['rdns', 'hint'] as const

/** Finding wallets. */
export function addDiscovery(kind: Kind<TestRoot>): void {
  kind
    .row('F18', {
      step: connecting,
      faults: [
        event('two thousand announcements', ({ world }) => {
          for (let index = 0; index < 2_000; index += 1)
            announce(world.platform.page, impostor(), {
              ...testWalletInfo,
              name: `Wallet ${index % 50}`,
              rdns: `com.flood.w${index}`,
              uuid: uuidOf(index),
            })
        }),
        event('the name and the id of the real wallet', ({ world }) =>
          announce(world.platform.page, impostor(), { ...testWalletInfo, uuid: uuidOf(1) }),
        ),
      ],
      ends: checkGenuine,
    })
    .row('F19', {
      step: connecting,
      faults: [
        event('announcements that throw when they are read', ({ world }) => {
          const trap = new Proxy({}, { get: () => never(), has: () => never(), ownKeys: () => never() })
          const details: readonly unknown[] = [
            trap,
            { info: trap, provider: impostor() },
            { info: testWalletInfo, provider: trap },
            null,
            7,
          ]
          for (const detail of details)
            world.platform.page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
        }),
        event('an announcement that is changed later', async (visit) => {
          const info = { ...testWalletInfo, name: 'First', rdns: 'com.example.first', uuid: uuidOf(2) }
          const detail = { info, provider: impostor() }
          visit.world.platform.page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
          // The modal reads announcements in slices. After a flood of announcements, the modal reads this announcement later.
          const found = () => visit.root.connector.getConnectorById('com.example.first')
          visit.expect(
            await visit.until(() => found() !== undefined, 1_000),
            'the wallet is not listed within a second',
          )
          info.name = '<b>Second</b>'
          await visit.run(1_000)
          visit.same('the name', found()?.name, 'First')
        }),
      ],
      ends: checkGenuine,
    })
    .row('F20', { step: connecting, open: openPhone, faults: [bomb], ends: checkGenuine })
    .row('F131', {
      step: connecting,
      faults: [
        event(
          'a prototype with foreign properties',
          () => {
            for (const name of inherited)
              // oxlint-disable-next-line eslint/no-extend-native -- the fault itself
              Object.defineProperty(Object.prototype, name, {
                configurable: true,
                enumerable: true,
                writable: true,
                value: 'foreign',
              })
          },
          () => {
            for (const name of inherited) Reflect.deleteProperty(Object.prototype, name)
          },
        ),
      ],
      ends(visit) {
        for (const name of inherited) Reflect.deleteProperty(Object.prototype, name)
        checkGenuine(visit)
        const { walletInfo } = visit.root.account
        visit.same('the wallet', [walletInfo?.name, walletInfo?.rdns], ['Test Wallet', testWalletInfo.rdns])
      },
    })
    .row('F149', {
      step: connecting,
      faults: [
        event('a network that the app does not list', (visit) =>
          visit.start('changing the network', visit.world.modal.switchNetwork({ id: 999 })),
        ),
        event('a listener that is no function', ({ world, failures }) => {
          try {
            Reflect.apply(world.modal.subscribeEvents, world.modal, ['no function'])
          } catch (error) {
            failures.push(String(error))
          }
        }),
      ],
      ends(visit, _, { name }) {
        const told = name.startsWith('a network') ? /CaipNetwork not found/ : /The listener must be a function/
        visit.expect(
          visit.failures.some((failure) => told.test(failure)),
          `the page is told ${visit.failures.join()}`,
        )
        checkGenuine(visit)
      },
    })
}

function never(): never {
  throw new Error('a trap')
}
