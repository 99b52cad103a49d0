// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { labelOf } from '../../domain/account/address'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeBalance, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

const alphaId = 'eip155:1'
const betaId = 'eip155:10'

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    wallet: new FakeWallet({ accounts: [firstAddress, secondAddress], knownChains: [1, 10] }),
    ...options,
  })
  await test.connect()
  await settle()
  const { accounts } = test.root.accountLoader.loaded
  const [alpha, beta] = test.root.chain.requestedCaipNetworks
  if (!alpha || !beta) throw new Error('no networks')
  return { ...test, data, accounts, alpha, beta, totals: () => Object.fromEntries(accounts.totals) }
}

describe('choosing another account', () => {
  test('shows no data of the account before, and makes no request to the wallet', async () => {
    const { root, accounts, wallet } = await createRoot()
    root.chain.setChainAccountData({ profileName: 'mara.eth', profileImage: 'https://img.example/m.png' }, 'eip155')
    const calls = wallet.calls.length
    accounts.select(secondAddress)
    expect(root.account.state).toMatchObject({
      address: secondAddress,
      caipAddress: `${alphaId}:${secondAddress}`,
      balance: undefined,
      profileName: undefined,
      profileImage: undefined,
      tokenBalance: [],
      status: 'connected',
    })
    await settle()
    expect(root.account.balance).toBeDefined()
    expect(wallet.calls.slice(calls).filter(({ method }) => !method.startsWith('wallet_get'))).toEqual([])
  })

  test('An address that the wallet does not share is refused.', async () => {
    const { root, accounts } = await createRoot()
    accounts.select('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
    expect(root.account.address).toBe(firstAddress)
  })

  test('is kept across a reload, until the wallet changes its account', async () => {
    const first = await createRoot()
    first.accounts.select(secondAddress)
    first.modal.dispose()
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const second = await createTestRoot({ browser: first.browser, wallet })
    await settle()
    expect(second.root.account.address).toBe(secondAddress)
    wallet.changeAccounts([firstAddress, secondAddress])
    expect(second.root.account.address).toBe(firstAddress)
    second.modal.dispose()
    const third = await createTestRoot({ browser: first.browser, wallet })
    await settle()
    expect(third.root.account.address).toBe(firstAddress)
  })

  test('After a reload, a wallet that does not share the chosen account is not restored.', async () => {
    const first = await createRoot()
    first.accounts.select(secondAddress)
    first.modal.dispose()
    const { root } = await createTestRoot({ browser: first.browser, wallet: new FakeWallet() })
    await settle()
    expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  })
})

describe('the value of each account', () => {
  const worth = (chainId: typeof alphaId | typeof betaId, value: number) => [
    fakeBalance(chainId, 'ETH', '1', { price: value }),
  ]

  test('is read when the accounts are shown; an account without prices has no figure', async () => {
    const { root, data, totals, accounts } = await createRoot()
    data.balances.set(`${alphaId}:${firstAddress}`, [...worth(alphaId, 2000), fakeBalance(alphaId, 'X', '5')])
    root.modal.show({ view: 'SwitchAddress' })
    await settle()
    expect(totals()).toEqual({ [firstAddress.toLowerCase()]: 2000 })
    expect(accounts.totals.get(secondAddress.toLowerCase())).toBeUndefined()
  })

  test('is left out if the service refuses', async () => {
    const { root, data, totals } = await createRoot()
    data.fail('balance', 500)
    root.modal.show({ view: 'SwitchAddress' })
    await settle()
    expect(totals()).toEqual({})
  })

  test('Answers for a network that was left are dropped, in every order.', async () => {
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
      // No value of the other network is left while this one is read.
      expect(totals()).toEqual({})
    }
  })
})

test('An account has the label that the app gave it, in any letter case, until the label is removed.', async () => {
  const { modal, root, connect } = await createTestRoot()
  await connect()
  await modal.setAddressLabel(firstAddress, 'Savings')
  await modal.setAddressLabel(firstAddress.toLowerCase(), 'Holiday')
  expect([...root.account.state.addressLabels.values()]).toEqual(['Holiday'])
  expect(labelOf(root.account.state.addressLabels, firstAddress)).toBe('Holiday')
  await modal.setAddressLabel(firstAddress, '')
  expect(labelOf(root.account.state.addressLabels, firstAddress)).toBeUndefined()
})
