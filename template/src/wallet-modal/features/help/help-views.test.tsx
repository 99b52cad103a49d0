// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { renderModal } from '../../testing/render-modal'
import { help } from '.'

const rows = () =>
  screen.queryAllByTestId('wm-get-wallet-row').map((row) => [row.dataset['walletName'], row.getAttribute('href')])

test('GetWallet lists up to four wallets with their pages: featured, the host’s own, recommended.', async () => {
  const wallet = (index: number) => ({
    id: `${index}`,
    name: `Wallet ${index}`,
    homepage: `https://wallet-${index}.example/`,
  })
  const { show } = await renderModal({
    directory: { featured: [wallet(9)], recommended: [wallet(0), wallet(1), wallet(2)] },
    customWallets: [{ id: 'own', name: 'Own', homepage: 'javascript:alert(1)' }],
  })
  await show({ view: 'GetWallet', data: undefined })
  expect(rows()).toEqual([
    ['Wallet 9', 'https://wallet-9.example/'],
    ['Own', 'https://ethereum.org/wallets/find-wallet/'],
    ['Wallet 0', 'https://wallet-0.example/'],
    ['Wallet 1', 'https://wallet-1.example/'],
  ])
  const [first] = screen.getAllByTestId('wm-get-wallet-row')
  expect([first?.getAttribute('target'), first?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('What is a wallet? leads to GetWallet and tracks an event.', async () => {
  const { show, click, root } = await renderModal()
  await show({ view: 'WhatIsAWallet', data: undefined })
  await click('wm-get-wallet')
  expect(root.events.last.props.event).toBe('CLICK_GET_WALLET')
  expect(root.router.view).toBe('GetWallet')
})

test('The last row leads to all wallets, if the copy has them, else to a page about wallets.', async () => {
  const { run, open, root, click } = await renderModal()
  const getWallet = { view: 'GetWallet' } as const
  runInAction(() => void Object.assign(root.modalStores, { units: [help] }))
  await open(getWallet)
  expect(screen.getByTestId('wm-explore-all').getAttribute('href')).toBe('https://ethereum.org/wallets/find-wallet/')
  await run(() => root.modal.close('header'))
  const views = [{ id: 'AllWallets', component: () => null }]
  runInAction(() => void Object.assign(root.modalStores, { units: [help, { id: 'any', order: 0, views }] }))
  await open(getWallet)
  await click('wm-explore-all')
  expect(root.router.view).toBe('AllWallets')
})

test('The help views explain, and lead further.', async () => {
  const { open, click, root } = await renderModal({ wallet: null })
  await open()
  await click('wm-help')
  expect(screen.getByTestId('wm-title').textContent).toBe('What is a wallet?')
  expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(3)
  screen.getByTestId('wm-get-wallet').addEventListener('click', (event) => event.preventDefault())
  await click('wm-get-wallet')
  expect(root.events.last.props.event).toBe('CLICK_GET_WALLET')
  await open({ view: 'Networks' })
  await click('wm-network-help')
  expect(screen.getByTestId('wm-title').textContent).toBe('What is a network?')
  expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(2)
})

test('Without the unit nothing leads to its views.', async () => {
  const { open, run, root } = await renderModal({ wallet: null })
  const units = root.modalStores.units.filter(({ id }) => id !== 'help')
  runInAction(() => void Object.assign(root.modalStores, { units }))
  await open()
  expect(screen.queryByTestId('wm-help')).toBeNull()
  await run(() => root.modal.close('header'))
  await open({ view: 'Networks' })
  expect(screen.queryByTestId('wm-network-help')).toBeNull()
})
