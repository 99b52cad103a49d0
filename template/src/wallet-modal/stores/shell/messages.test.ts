// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { messageOf } from '../../domain/errors/errors'
import { completeNetwork } from '../../domain/networks/network'
import { createEnglish } from '../../locales/language'
import { createFakePlatform } from '../../testing/fake-platform'
import { alpha } from '../../testing/networks'
import { AlertStore } from './alert.store'
import { AssetStore } from './asset.store'
import { SnackStore } from './snack.store'
import { TooltipStore } from './tooltip.store'

test('At the start, no message, no tooltip and no alert is shown.', () => {
  const closed = { open: false, message: '' }
  const { log } = createFakePlatform()
  const alert = new AlertStore({ log, isShown: () => true, language: () => createEnglish({}) })
  expect(alert).toMatchObject({ ...closed, text: '', variant: 'error', code: undefined })
  const snack = { variant: 'success', action: undefined, shown: 0, holds: 0 }
  expect(new SnackStore(messageOf)).toMatchObject({ ...closed, ...snack })
  const triggerRect = { width: 0, height: 0, top: 0, left: 0 }
  expect(new TooltipStore()).toMatchObject({ ...closed, triggerRect })
})

test('Pressing the button of a message hides the message and calls the action. The next message has no button.', () => {
  const snack = new SnackStore(messageOf)
  const onClick = vi.fn<() => void>(() => expect(snack.open).toBe(false))
  snack.showSuccess('Recorded', { label: 'Save', onClick })
  expect(snack.action?.label).toBe('Save')
  snack.action?.onClick()
  expect(onClick).toHaveBeenCalledOnce()
  snack.showLoading('Sending')
  expect(snack.action).toBeUndefined()
})

test('A message is held as long as the pointer or the focus is in it. A message that is hidden is not held.', () => {
  const snack = new SnackStore(messageOf)
  snack.showSuccess('Copied')
  for (const change of [1, 1, -1] as const) snack.hold(change)
  expect(snack.holds).toBe(1)
  snack.hide()
  expect(snack.holds).toBe(0)
})

test('An alert that the visitor has closed is logged again when it is raised again. Closing twice changes nothing.', async () => {
  const { log, logged } = createFakePlatform()
  const alert = new AlertStore({ log, isShown: () => true, language: () => createEnglish({}) })
  alert.close()
  await alert.show('SESSION_EXPIRED')
  await alert.show('SESSION_EXPIRED')
  for (let times = 0; times < 2; times += 1) alert.close()
  await alert.show('SESSION_EXPIRED')
  expect(logged).toHaveLength(2)
  expect(logged[0]).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^Session Expired\. The session is/),
  })
  expect(alert.text).toContain('the clock of this device')
})

test('A unit’s own alert is shown with the words of the unit.', () => {
  const { log } = createFakePlatform()
  const alert = new AlertStore({ log, isShown: () => true, language: () => createEnglish({}) })
  alert.display('OWN', { title: 'Own title', text: 'Own text' }, 'own', 'first')
  expect(alert).toMatchObject({ open: true, code: 'OWN', message: 'Own title', text: 'Own text' })
})

test('A wallet shows its own picture, or the picture of its directory entry once that picture has loaded. A picture that fails to load is left out.', () => {
  const asset = new AssetStore({ connectorImages: () => ({}) })
  const listed = { id: 'owl', name: 'Owl', image_id: 'picture' }
  expect(asset.walletImage({ id: 'own', name: 'Own', image_url: 'own.png' })).toBe('own.png')
  expect(asset.walletImage({ id: 'none', name: 'None' })).toBeUndefined()
  expect(asset.walletImage(listed)).toBeUndefined()
  asset.setWalletImage('picture', 'owl.png')
  expect(asset.walletImage(listed)).toBe('owl.png')
  asset.setWalletImage('picture', undefined)
  expect(asset.walletImage(listed)).toBeUndefined()
})

test('If a network has no picture of its own and none was loaded, `networkImage` returns undefined.', () => {
  const asset = new AssetStore({ connectorImages: () => ({}) })
  expect(asset.networkImage(completeNetwork(alpha))).toBeUndefined()
})
