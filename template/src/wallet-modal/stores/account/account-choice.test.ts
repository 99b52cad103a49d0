// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { labelOf } from '../../domain/account/address'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

const alphaId = 'eip155:1'

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot({
    wallet: new FakeWallet({ accounts: [firstAddress, secondAddress], knownChains: [1, 10] }),
    ...options,
  })
  await test.connect()
  await settle()
  const { accounts } = test.root.accountLoader.loaded
  return { ...test, accounts }
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

  test('is kept across several reloads', async () => {
    const first = await createRoot()
    first.accounts.select(secondAddress)
    first.modal.dispose()
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    for (let reload = 0; reload < 3; reload += 1) {
      const { root, modal } = await createTestRoot({ browser: first.browser, wallet })
      await settle()
      expect(root.account.address).toBe(secondAddress)
      modal.dispose()
    }
  })

  test('is over once the wallet has changed its account: after a reload, the first account of the wallet is shown', async () => {
    const { wallet, browser, modal, accounts } = await createRoot()
    accounts.select(secondAddress)
    wallet.changeAccounts([firstAddress, secondAddress])
    modal.dispose()
    wallet.accounts = [secondAddress, firstAddress]
    const { root } = await createTestRoot({ browser, wallet })
    await settle()
    expect(root.account.address).toBe(secondAddress)
  })

  test('is kept across a reload after the wallet has changed its network', async () => {
    const first = await createRoot()
    first.accounts.select(secondAddress)
    first.wallet.changeChain(10)
    expect(first.root.account.caipAddress).toBe(`eip155:10:${secondAddress}`)
    first.modal.dispose()
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress], chainId: 10 })
    const { root } = await createTestRoot({ browser: first.browser, wallet })
    await settle()
    expect(root.account.caipAddress).toBe(`eip155:10:${secondAddress}`)
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

test("an account has the app's label, for addresses in any letter case, until the app removes the label", async () => {
  const { modal, root, connect } = await createTestRoot()
  await connect()
  await modal.setAddressLabel(firstAddress, 'Savings')
  await modal.setAddressLabel(firstAddress.toLowerCase(), 'Holiday')
  expect([...root.account.state.addressLabels.values()]).toEqual(['Holiday'])
  expect(labelOf(root.account.state.addressLabels, firstAddress)).toBe('Holiday')
  await modal.setAddressLabel(firstAddress, '')
  expect(labelOf(root.account.state.addressLabels, firstAddress)).toBeUndefined()
})

test('An account has one label, in whatever spelling its address is given. Other labels stay.', async () => {
  const { root, accounts } = await createRoot()
  const labels = () => [...root.account.state.addressLabels]
  accounts.setLabel(firstAddress, 'Savings')
  accounts.setLabel(secondAddress, 'Travel')
  accounts.setLabel(firstAddress.toLowerCase(), 'House')
  expect(labels()).toEqual([
    [secondAddress, 'Travel'],
    [firstAddress.toLowerCase(), 'House'],
  ])
  accounts.setLabel(firstAddress, '')
  expect(labels()).toEqual([[secondAddress, 'Travel']])
})
