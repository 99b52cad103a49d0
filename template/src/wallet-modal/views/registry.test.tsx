// @vitest-environment happy-dom
import '../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { required } from '../domain/errors/errors'
import type { AccountFeature } from '../features/feature'
import type { WalletEntry } from '../domain/wallets/wallet-entry'
import type { PlainViewName, Route, ViewName } from '../stores/shell/router.store'
import type { RenderedModal } from '../testing/render-modal'
import * as accountFeatures from '../features/account-features'
import { units } from '../modal/modal-parts'
import { renderModal } from '../testing/render-modal'
import { allViews } from './registry'

const views = allViews([...units, ...Object.values<AccountFeature>(accountFeatures)])

/** A wallet with a mobile app. */
const phoneWallet: WalletEntry = {
  id: 'a'.repeat(64),
  name: 'Phone Wallet',
  mobile_link: 'phone-wallet://',
  app_store: 'https://apps.example/phone-wallet',
}

/** The route of a view, with the data that the view needs. */
function routeOf(view: ViewName, { root, connector }: RenderedModal): Route {
  if (view === 'ConnectingExternal') return { view, data: { connector: connector() } }
  if (view === 'ConnectingMultiChain') return { view, data: { connector: connector() } }
  if (view === 'SwitchNetwork' || view === 'SwitchActiveChain') {
    const network = required(root.chain.requestedCaipNetworks[1], 'CAIP_NETWORK_NOT_FOUND')
    return { view, data: { network } }
  }
  if (view === 'Downloads') return { view, data: { wallet: phoneWallet } }
  if (view === 'TransactionStatus') return { view, data: { hash: '0x1', chainId: 'eip155:1' } }
  // Views of units that need data are rendered by the tests of their units.
  return { view: view as PlainViewName, data: undefined }
}

/** The views for a visitor without an account. */
const beforeConnecting: readonly ViewName[] = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
]

/** These views need data or options that only their units can prepare. The units' own tests render them. */
const preparedByUnits: readonly string[] = [
  'WalletSendPreview',
  'SwapSelectToken',
  'BuyInProgress',
  'SwapPreview',
  'PayReview',
  'PayLoading',
  'TransactionStatus',
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailLogin',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
]
const plainViews = [...views.keys()].filter((view) => !preparedByUnits.includes(view))

test.each(plainViews)('%s renders, has a title, can be left and logs no errors.', async (view) => {
  const rendered = await renderModal()
  const { run, click, root } = rendered
  if (!beforeConnecting.includes(view)) await rendered.connect()
  await run(() => {
    root.modal.show()
    root.router.reset(routeOf(view, rendered))
  })
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe(view)
  expect(screen.getByTestId(`wm-view-${view}`).textContent?.length).toBeGreaterThan(5)
  const title = screen.getByTestId('wm-title')
  expect(title.textContent?.length).toBeGreaterThan(0)
  expect(screen.getByTestId('wm-modal').getAttribute('aria-labelledby')).toBe(title.id)
  await click('wm-close')
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
})

test.each(plainViews.filter((view) => view !== 'Connect' && view !== 'Account' && view !== 'UnsupportedChain'))(
  '%s leads back to where it was opened.',
  async (view) => {
    const rendered = await renderModal()
    const { show, click } = rendered
    if (!beforeConnecting.includes(view)) await rendered.connect()
    await show(routeOf(view, rendered))
    await click('wm-back')
    expect(screen.getByTestId('wm-modal').dataset['view']).toBe(beforeConnecting.includes(view) ? 'Connect' : 'Account')
  },
)

test('Every view is registered under its own name.', () => {
  for (const [id, definition] of views) expect(definition.id).toBe(id)
})
