// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../testing/render-modal'
import { authHost, rightCode } from '../embedded/testing/fake-auth'
import { renderWithEmail } from './testing/render-with-email'

const settings = { view: 'AccountSettings', data: undefined } as const

test('The settings lead to the page of the wallet with the secret words, in a tab of its own.', async () => {
  const { mail, type, show, click, events } = await renderWithEmail()
  await mail()
  await type('wm-otp-input', rightCode)
  await show(settings)
  await click('wm-wallet-upgrade-card')
  expect(events()).toContain('EMAIL_UPGRADE_FROM_MODAL')
  expect(screen.getByTestId('wm-title').textContent).toBe('Upgrade your Wallet')
  const link = screen.getByTestId('wm-secure-website')
  expect(link.textContent).toBe(new URL(authHost).host)
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    `${authHost}/export.html`,
    '_blank',
    'noopener noreferrer',
  ])
  await click('wm-back')
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('AccountSettings')
})

test('The settings of another wallet do not offer it.', async () => {
  const { connect, show } = await renderModal({ hosts: { auth: authHost } })
  await connect()
  await show(settings)
  expect(screen.queryByTestId('wm-wallet-upgrade-card')).toBeNull()
})
