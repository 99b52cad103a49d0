// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { fakeBalance } from './testing/fake-balance'

const alphaId = 'eip155:1'
const betaId = 'eip155:10'

async function createRoot() {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    wallet: new FakeWallet({ accounts: [firstAddress, secondAddress], knownChains: [1, 10] }),
  })
  await test.connect()
  await settle()
  const { totals } = test.root.accountLoader.loaded
  const [alpha, beta] = test.root.chain.requestedCaipNetworks
  if (!alpha || !beta) throw new Error('no networks')
  return { ...test, data, alpha, beta, totals: () => Object.fromEntries(totals.totals) }
}

describe('what each account is worth', () => {
  const worth = (chainId: typeof alphaId | typeof betaId, value: number) => [
    fakeBalance(chainId, 'ETH', '1', { price: value }),
  ]

  test('is read when the accounts are looked at; one without prices has no figure', async () => {
    const { root, data, totals } = await createRoot()
    data.balances.set(`${alphaId}:${firstAddress}`, [...worth(alphaId, 2000), fakeBalance(alphaId, 'X', '5')])
    root.modal.show({ view: 'SwitchAddress' })
    await settle()
    expect(totals()).toEqual({ [firstAddress.toLowerCase()]: 2000 })
    expect(root.accountLoader.loaded.totals.totalOf(secondAddress)).toBeUndefined()
  })

  test('a service that refuses leaves it out', async () => {
    const { root, data, totals } = await createRoot()
    data.fail('balance', 500)
    root.modal.show({ view: 'SwitchAddress' })
    await settle()
    expect(totals()).toEqual({})
  })

  test('answers for a network that was left are dropped, in every order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { root, data, totals, alpha, beta } = await createRoot()
      for (const address of [firstAddress, secondAddress]) {
        data.balances.set(`${alphaId}:${address}`, worth(alphaId, 1))
        data.balances.set(`${betaId}:${address}`, worth(betaId, 2))
      }
      await root.memory.forget(['eip155'])
      const held = data.hold('balance')
      root.modal.show({ view: 'SwitchAddress' })
      await settle()
      root.chain.setActiveCaipNetwork(beta)
      await settle()
      expect(held).toHaveLength(2)
      for (const index of order) {
        held[index]?.answer()
        await settle()
        expect(Object.values(totals())).not.toContain(1)
      }
      held[2]?.answer()
      await settle()
      expect(totals()).toEqual({ [firstAddress.toLowerCase()]: 2, [secondAddress.toLowerCase()]: 2 })
      root.chain.setActiveCaipNetwork(alpha)
      // No total of the other network is left while this network is read.
      expect(totals()).toEqual({})
    }
  })
})
