// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { dataOf, renderModal } from '../../testing/render-modal'

async function openAccounts() {
  const rendered = await renderModal({ wallet: new FakeWallet({ accounts: [firstAddress, secondAddress] }) })
  await rendered.connect()
  await rendered.open()
  await rendered.click('wm-accounts')
  return rendered
}

test('The accounts of the wallet are listed, and the one in use is marked.', async () => {
  const { root, run } = await openAccounts()
  expect(screen.getByTestId('wm-view-SwitchAddress')).toBeDefined()
  const [first, second] = screen.getAllByTestId('wm-account')
  expect(first && dataOf(first)).toMatchObject({ address: firstAddress, active: 'true' })
  expect(second && dataOf(second)).toMatchObject({ address: secondAddress, active: 'false' })
  expect(second?.textContent).toContain('0x7099…79C8')
  await run(() => root.chain.setAccountProp('addressLabels', new Map([[secondAddress, 'Savings']]), 'eip155'))
  expect(second?.textContent).toContain('Savings0x7099…79C8')
})

test('The active account has the name and the picture that its card shows.', async () => {
  const { root, run } = await openAccounts()
  const profile = { profileName: 'maralune.eth', profileImage: 'https://img.example/profile.png' }
  await run(() => root.chain.setChainAccountData(profile, 'eip155'))
  const [first, second] = screen.getAllByTestId('wm-account')
  expect(first?.textContent).toContain('maralune.eth0xf39F…2266')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe(profile.profileImage)
  expect(second?.textContent).not.toContain('maralune.eth')
  await run(() => root.chain.setAccountProp('addressLabels', new Map([[firstAddress, 'Savings']]), 'eip155'))
  expect(first?.textContent).toContain('Savings0xf39F…2266')
})

test('Choosing an account makes it active and shows it without a way back.', async () => {
  const { root, run } = await openAccounts()
  await run(() => screen.getAllByTestId('wm-account')[1]?.click())
  expect(root.account.address).toBe(secondAddress)
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
  expect(dataOf(screen.getByTestId('wm-address'))).toEqual({ address: secondAddress })
  expect(root.router.canGoBack).toBe(false)
})

test('Choosing the active account only goes back.', async () => {
  const { root, run, wallet } = await openAccounts()
  const calls = wallet.calls.length
  await run(() => screen.getAllByTestId('wm-account')[0]?.click())
  expect([root.account.address, root.router.view, wallet.calls.length]).toEqual([firstAddress, 'Account', calls])
})

test('A wallet with one account offers no choice.', async () => {
  const { connect, open } = await renderModal()
  await connect()
  await open()
  expect(screen.queryByTestId('wm-accounts')).toBeNull()
})
