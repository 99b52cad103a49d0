// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { iconSearch } from '../../components/marks/icon-paths'
import { dataOf, renderModal } from '../../testing/render-modal'
import { apiOf } from './directory/api-of'

const phoneAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'

test('The row of the directory leads to all wallets.', async () => {
  const { open, click, root } = await renderModal({ allWallets: 'SHOW' })
  await open()
  await click('wm-all-wallets')
  expect(screen.getByTestId('wm-view-AllWallets')).toBeDefined()
  expect(root.events.last.props.event).toBe('CLICK_ALL_WALLETS')
})

test('The bundled list is loaded when the pointer or the focus reaches the row of the directory, before a click.', async () => {
  for (const approach of [fireEvent.pointerEnter, fireEvent.focus]) {
    const { open, run, root } = await renderModal({ allWallets: 'SHOW' })
    await open()
    expect(root.features.api).toBeUndefined()
    await run(() => approach(screen.getByTestId('wm-all-wallets')))
    await expect.poll(() => root.features.api?.source).toBe('snapshot')
    cleanup()
  }
})

test('The row of the directory shows pictures once some have been loaded, and a search icon until then.', async () => {
  const { open, run, root } = await renderModal({ allWallets: 'SHOW' })
  await open()
  const row = screen.getByTestId('wm-all-wallets')
  const glyph = () => row.querySelector('path')?.getAttribute('d')
  expect(glyph()).toBe(iconSearch.d)
  const { asset } = root
  await run(() => apiOf(root).setRecommended(undefined, [{ id: 'kiosk', name: 'Kiosk', image_id: 'picture' }], 1))
  expect(glyph()).toBe(iconSearch.d)
  await run(() => asset.setWalletImage('picture', 'https://img.example/kiosk.png'))
  expect(glyph()).not.toBe(iconSearch.d)
  expect(row.querySelector('img')?.getAttribute('src')).toBe('https://img.example/kiosk.png')
})

test('If the terms have a checkbox, the directory is disabled until it is ticked.', async () => {
  const { open, click } = await renderModal({
    allWallets: 'SHOW',
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  await open()
  const row = screen.getByTestId('wm-all-wallets')
  expect(row.getAttribute('aria-disabled')).toBe('true')
  await click('wm-legal-checkbox')
  expect(row.getAttribute('aria-disabled')).toBeNull()
})

test('The row of the directory is shown as its option and the device ask for.', async () => {
  const isShown = async (allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE', userAgent?: string) => {
    const { open, modal } = await renderModal({ allWallets, ...(userAgent && { userAgent }) })
    await open()
    const row = screen.queryByTestId('wm-all-wallets')
    modal.dispose()
    cleanup()
    return row !== null
  }
  expect(await isShown('SHOW')).toBe(true)
  expect(await isShown('HIDE')).toBe(false)
  expect(await isShown('ONLY_MOBILE')).toBe(false)
  expect(await isShown('ONLY_MOBILE', phoneAgent)).toBe(true)
})

test("A phone shows the host's own wallets as tiles.", async () => {
  const customWallets = [{ id: 'own', name: 'Own Wallet', image_url: 'https://img.example/own.png' }]
  const { open } = await renderModal({
    customWallets,
    userAgent: phoneAgent,
    wallet: null,
  })
  await open()
  const tile = screen.getByRole('button', { name: 'Own Wallet', hidden: true })
  expect(dataOf(tile)).toMatchObject({ kind: 'custom', walletId: 'own', walletName: 'Own Wallet' })
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('https://img.example/own.png')
})
