import { expect, test } from 'vitest'
import { findViolations } from './support/axe'
import { seeEveryView } from './support/every-view'
import type { HostPage } from './support/host-page'
import { codeOf, pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()

test.each([
  ['light', 'card'],
  ['dark', 'card'],
  ['light', 'sheet'],
  ['dark', 'sheet'],
] as const)('axe finds nothing in any view: %s, %s', async (scheme, layout) => {
  const { host, page } = await world.visit({
    scheme,
    isPhone: layout === 'sheet',
    config: { legal: true },
    expects: [/Project ID Not Configured/],
  })
  const found: string[] = []
  await seeEveryView(host, world.wallet, async () => void found.push(...(await findViolations(page))))
  expect(found).toEqual([])
})

test('axe finds nothing in a code, in its tabs, in an app link, and in the ways to get a wallet', async () => {
  const found: string[] = []
  for (const isPhone of [false, true]) {
    const { host, page } = await world.visit({ config: pairingConfig(world), isPhone })
    await host.open()
    await host.wallet('WalletConnect').click()
    await codeOf(host)
    found.push(...(await findViolations(page)))
    await host.in('wm-back').click()
    await host.in('wm-all-wallets').click()
    await host.wallet('Sandbox Phone').click()
    await host.sees('ConnectingWalletConnect')
    found.push(...(await findViolations(page)))
    const links = host.in('wm-get')
    if (!(await links.isVisible())) continue
    await links.click()
    await host.sees('Downloads')
    found.push(...(await findViolations(page)))
  }
  expect(found).toEqual([])
})

test('axe finds nothing embedded, without a wallet, and in an alert', async () => {
  const embedded = await world.visit({ config: { embedded: true } })
  await embedded.host.sees('Connect')
  expect(await findViolations(embedded.page)).toEqual([])
  const empty = await world.visit({ wallets: [], expects: [/Network Not Found/] })
  await empty.host.open()
  await empty.host.sees('Connect')
  await empty.page.evaluate(`walletModals[0].switchNetwork({ id: 5 }).catch(() => {})`)
  await empty.host.in('wm-alert').waitFor()
  expect(await findViolations(empty.page)).toEqual([])
})

test('axe finds nothing in the views that replace a view or a card that threw', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { host, page } = await world.visit({ scheme, expects: [/Error: Odd/, /could not be shown/] })
    const fail = async (property: string) => {
      await page.evaluate(`
        const connector = Object.defineProperty({ name: 'Odd' }, '${property}', { get() { throw new Error('Odd') } })
        walletModals[0].open()
        walletModals[0].root.router.push({ view: 'ConnectingExternal', data: { connector } })`)
      await host.in('wm-failed').waitFor()
      expect(await findViolations(page)).toEqual([])
      await host.in('wm-close').click()
      await host.seesClosed()
    }
    await fail('chain')
    await fail('name')
  }
})

/** The accessible name of the focused element, or its test id. */
function focused(host: HostPage): Promise<string> {
  return host.page.evaluate<string>('document.activeElement?.dataset.testid ?? document.activeElement?.localName ?? ""')
}

function isFocusInside(host: HostPage): Promise<boolean> {
  return host.page.evaluate<boolean>(
    'document.querySelector("[data-testid=wm-modal]").contains(document.activeElement)',
  )
}

test('the dialog has a name, and is modal', async () => {
  const { host } = await world.visit()
  await host.open()
  await host.sees('Connect')
  const dialog = host.page.getByRole('dialog', { name: 'Connect wallet' })
  await dialog.waitFor()
  expect(await host.page.evaluate('document.querySelector("[data-testid=wm-modal]").matches(":modal")')).toBe(true)
})

test('focus stays inside, and returns to what opened the modal', async () => {
  const { host, page } = await world.visit()
  await host.button.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await host.sees('Connect')
  await expect.poll(() => isFocusInside(host)).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key)
      const stop = await focused(host)
      stops.add(stop)
      // Between the last and the first stop a browser may give the focus to its own window.
      if (stop !== 'body') expect(await isFocusInside(host)).toBe(true)
    }
    expect([...stops]).toEqual(expect.arrayContaining(['wm-wallet', 'wm-close', 'wm-help']))
  }
  await page.keyboard.press('Escape')
  await host.seesClosed()
  await expect.poll(() => focused(host)).toBe('wm-connect-button')
})

test('a change of view moves the focus to the title, and back', async () => {
  const { host, page } = await world.visit()
  await host.open()
  await host.in('wm-help').focus()
  await page.keyboard.press('Enter')
  await host.sees('WhatIsAWallet')
  await expect.poll(() => focused(host)).toBe('wm-title')
  expect(await host.in('wm-title').textContent()).toBe('What is a wallet?')
  await page.keyboard.press('Tab')
  await host.in('wm-back').focus()
  await page.keyboard.press('Enter')
  await host.sees('Connect')
  await expect.poll(() => focused(host)).toBe('wm-title')
})

test('the whole flow works by keyboard; the focus moves to the button that replaced the pressed one', async () => {
  const { host, page } = await world.visit()
  await world.wallet.approveAll()
  const press = async (testId: string, key = 'Enter') => {
    await tabTo(host, testId)
    await page.keyboard.press(key)
  }
  await host.button.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()
  await tabTo(host, 'wm-wallet', 'dev.createwalletmodal.sandbox')
  await page.keyboard.press('Enter')
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  await expect.poll(() => focused(host)).toBe('wm-account-button')
  await page.keyboard.press('Space')
  await host.sees('Account')
  await press('wm-header-network', 'Space')
  await host.sees('Networks')
  await tabTo(host, 'wm-network', 'eip155:31338')
  await page.keyboard.press('Enter')
  await host.seesFact('network', 'eip155:31338')
  await host.sees('Networks')
  await press('wm-back')
  await host.sees('Account')
  await press('wm-disconnect')
  await host.seesClosed()
  await host.seesStatus('disconnected')
  await expect.poll(() => focused(host)).toBe('wm-connect-button')
})

test('a code is shown, and its link copied, by keyboard; focus returns to what opened the modal', async () => {
  const visit = await world.visit({ config: pairingConfig(world) })
  const { host, page } = visit
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.button.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await host.sees('Connect')
  await tabTo(host, 'wm-wallet', 'walletConnect')
  await page.keyboard.press('Enter')
  const uri = await codeOf(host)
  await tabTo(host, 'wm-copy-link')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(uri)
  await page.keyboard.press('Escape')
  await host.seesClosed()
  expect(await focused(host)).toBe('wm-connect-button')
})

/** Presses Tab until something has the focus. */
async function tabTo(host: HostPage, testId: string, id = ''): Promise<void> {
  const isThere = `document.activeElement.dataset.testid === '${testId}' &&
    (document.activeElement.dataset.caipNetworkId ?? document.activeElement.dataset.walletId ?? '').endsWith('${id}')`
  for (let step = 0; step < 20; step += 1) {
    if (await host.page.evaluate<boolean>(isThere)) return
    await host.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${testId}`)
}

test('outcomes are announced', async () => {
  const { host } = await world.visit()
  await host.open()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.reject()
  await host.seesState('declined')
  expect(await host.modal.getByRole('status').first().textContent()).toContain('You declined the request')
})

test('with reduced motion nothing moves', async () => {
  const noteMotion = `
    globalThis.moved = new Set()
    const still = new Set(['opacity', 'color', 'backgroundColor', 'offset', 'easing', 'composite', 'computedOffset'])
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect.getComputedTiming()
        const isTimed = animation.timeline instanceof DocumentTimeline
        if (!isTimed || duration <= 20) continue
        const names = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((name) => !still.has(name))
        if (names.length > 0) moved.add((animation.animationName ?? animation.transitionProperty ?? 'script') + ': ' + [...new Set(names)].join(' '))
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)`
  const { host, page } = await world.visit({
    reducedMotion: true,
    scripts: [noteMotion],
    expects: [/Project ID Not Configured/],
  })
  await seeEveryView(host, world.wallet, async () => {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  })
  await host.escape()
  await page.evaluate('new Promise((done) => setTimeout(done, 100))')
  expect(await page.evaluate('[...moved]')).toEqual([])
})
