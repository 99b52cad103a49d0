// @vitest-environment node
import { messageOf } from '../../domain/errors/errors'
import { createLanguage } from '../../locales/create-language'
import { createEnglish } from '../../locales/language'
import { expect, test, vi } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { AlertStore } from '../shell/alert.store'
import { AssetStore } from '../shell/asset.store'
import { EventsStore } from '../shell/events.store'
import { OptionsStore } from './options.store'
import { SnackStore } from '../shell/snack.store'
import { ThemeStore } from '../shell/theme.store'
import { TooltipStore } from '../shell/tooltip.store'

interface ReadsFiles {
  readFile(file: URL, encoding: 'utf8'): Promise<string>
}

function createAlert(isShown = true) {
  const { log, logged } = createFakePlatform()
  return { alert: new AlertStore({ log, isShown: () => isShown, language: () => createEnglish({}) }), logged }
}

test('[C8-01] The alert Network Not Found.', async () => {
  const { alert, logged } = createAlert()
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(alert).toMatchObject({ open: true, code: 'SWITCH_NETWORK_NOT_FOUND', message: 'Network Not Found' })
  expect(logged[0]?.message).toMatch(/^Network Not Found\. .*Add it to `networks`\.$/)
})

test('An alert that is raised twice is shown once.', async () => {
  const { alert, logged } = createAlert()
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(logged).toHaveLength(1)
  alert.close()
  expect(alert).toMatchObject({ open: false, message: '' })
})

test('An alert that was closed may be raised again.', async () => {
  const { alert } = createAlert()
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  alert.close()
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(alert.open).toBe(true)
})

test('Without debug, alerts are only logged.', async () => {
  const { alert, logged } = createAlert(false)
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(alert.open).toBe(false)
  expect(logged).toHaveLength(1)
})

test('An alert is shown in the language of the modal, or in English if the language lacks it. The log is in English.', async () => {
  const { log, logged } = createFakePlatform()
  const loaded = { alerts: { SWITCH_NETWORK_NOT_FOUND: { title: 'Netzwerk fehlt', text: 'Die App kennt es nicht.' } } }
  const alert = new AlertStore({
    log,
    isShown: () => true,
    language: () => createLanguage({ locale: 'de', loaded }),
  })
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(alert).toMatchObject({ message: 'Netzwerk fehlt', text: 'Die App kennt es nicht.' })
  expect(logged[0]?.message).toMatch(/^Network Not Found/)
  await alert.show('INVALID_APP_CONFIGURATION')
  expect(alert.message).toBe('Invalid App Configuration')
  expect(alert.text).not.toBe('')
  alert.close()
  expect(alert).toMatchObject({ open: false, message: '', text: '' })
})

test('[C2-24] Light and dark, and theme variables over masters of 10px and 4px.', async () => {
  const theme = new ThemeStore('light', { '--wm-font-size-master': '12px' })
  expect(theme.style).toEqual({ '--wm-font-size-master': '12px' })
  theme.setThemeVariables({ '--wm-border-radius-master': '0px' })
  expect(theme.style).toEqual({ '--wm-font-size-master': '12px', '--wm-border-radius-master': '0px' })
  theme.setThemeMode('dark')
  expect(theme.themeMode).toBe('dark')
  // Reads the style sheet's file, because tests cannot import it.
  const { readFile } = await vi.importActual<ReadsFiles>('node:fs/promises')
  const tokens = await readFile(new URL('../../theme/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain('var(--wm-font-size-master, 0.625em)')
  expect(tokens).toContain('var(--wm-border-radius-master, 4px)')
  expect(tokens).toMatch(/\.wm-root \{\s+--wm-color-scheme: light;/)
  expect(tokens).toMatch(/\.wm-root\[data-wm-theme='dark'\] \{\s+--wm-color-scheme: dark;/)
})

test('The dark theme is the same whether it is set or follows the system.', async () => {
  const { readFile } = await vi.importActual<ReadsFiles>('node:fs/promises')
  const tokens = await readFile(new URL('../../theme/tokens.css', import.meta.url), 'utf8')
  const declarationsOf = (selector: string) =>
    tokens
      .split(`${selector} {`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('}')).replace(/\s+/g, ' '))
  const asked = declarationsOf(".wm-root[data-wm-theme='dark']")
  expect(asked.length).toBeGreaterThan(0)
  expect(declarationsOf('.wm-root:not([data-wm-theme])')).toEqual(asked)
})

test('A theme without settings follows the system and renders no style.', () => {
  const theme = new ThemeStore('dark')
  theme.setThemeMode(undefined)
  expect(theme.themeMode).toBeUndefined()
  expect(theme.style).toBeUndefined()
})

test('The snackbar shows texts and errors, and counts them.', () => {
  const snack = new SnackStore(messageOf)
  snack.showSuccess('Copied')
  expect(snack).toMatchObject({ message: 'Copied', variant: 'success', open: true, shown: 1 })
  snack.showLoading('Sending')
  expect(snack).toMatchObject({ message: 'Sending', variant: 'loading', shown: 2 })
  snack.showError(new Error('Failed to copy'))
  expect(snack).toMatchObject({ message: 'Failed to copy', variant: 'error', shown: 3 })
  snack.showError({ code: 7 })
  expect(snack.message).toBe('Unknown error')
  snack.hide()
  expect(snack).toMatchObject({ message: '', variant: 'success', open: false })
})

test('The tooltip has a position while it is open.', () => {
  const tooltip = new TooltipStore()
  expect(tooltip.open).toBe(false)
  const rect = { width: 1, height: 2, top: 3, left: 4 }
  tooltip.show('Balance', rect)
  expect(tooltip).toMatchObject({ message: 'Balance', open: true, triggerRect: rect })
  tooltip.hide()
  expect(tooltip).toMatchObject({ message: '', open: false, triggerRect: { width: 0, height: 0, top: 0, left: 0 } })
})

test('The host’s image takes precedence over the wallet’s own.', () => {
  const asset = new AssetStore({ connectorImages: () => ({ w: 'host' }) })
  const connector = { id: 'other', type: 'EXTERNAL', name: 'W', chain: 'eip155' } as const
  expect(asset.connectorImage(undefined)).toBeUndefined()
  expect(asset.connectorImage(connector)).toBeUndefined()
  expect(asset.connectorImage({ ...connector, imageUrl: 'own' })).toBe('own')
  expect(asset.connectorImage({ ...connector, id: 'w', imageUrl: 'own' })).toBe('host')
})

test('An image that failed to load is left out until it is loaded.', () => {
  const asset = new AssetStore({ connectorImages: () => ({}) })
  const network = completeNetwork({ ...alpha, assets: { imageUrl: 'late' } })
  expect(asset.networkImage(undefined)).toBeUndefined()
  expect(asset.networkImage(network)).toBe('late')
  asset.setUnavailable('late', true)
  expect(asset.networkImage(network)).toBeUndefined()
  asset.setUnavailable('late', false)
  expect(asset.networkImage(network)).toBe('late')
})

test('Events are passed to listeners, with the time and the account, until they stop listening.', () => {
  const platform = createFakePlatform()
  const events = new EventsStore({ platform, address: () => firstAddress })
  const listener = vi.fn<(record: unknown) => void>()
  const stop = events.subscribe(listener)
  events.track({ event: 'CLICK_NETWORKS' })
  const timestamp = platform.now()
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ timestamp, props: { event: 'CLICK_NETWORKS', address: firstAddress } }),
  )
  stop()
  events.track({ event: 'CLICK_WALLET_HELP' })
  expect(listener).toHaveBeenCalledOnce()
  expect(events.last.props.event).toBe('CLICK_WALLET_HELP')
})

test('A listener that throws does not keep the event from the others.', () => {
  const platform = createFakePlatform()
  const events = new EventsStore({ platform, address: () => undefined })
  const listener = vi.fn<() => void>()
  events.subscribe(() => {
    throw new Error('broken listener')
  })
  events.subscribe(listener)
  expect(() => events.track({ event: 'CLICK_NETWORKS' })).not.toThrow()
  expect(listener).toHaveBeenCalledOnce()
  expect(platform.logged[0]?.message).toBe('A listener of the events threw.')
})

test('Options that are left out or undefined have their defaults.', () => {
  const options = new OptionsStore({ debug: false, metadata: undefined, termsConditionsUrl: undefined })
  expect(options.state).toMatchObject({ debug: false, enableEIP6963: true, enableNetworkSwitch: true, projectId: '' })
  options.update({ projectId: 'project' })
  expect(options.state).toMatchObject({ debug: false, projectId: 'project' })
})
