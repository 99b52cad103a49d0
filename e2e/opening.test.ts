import { expect, test } from 'vitest'
import type { HostPage } from './support/host-page'
import { inPage } from './support/in-page'
import { settled } from './support/axe'
import { useWorld } from './support/world'

const world = useWorld()

/** Calls the modal as the code of a host app does. */
function call(host: HostPage, code: string): Promise<unknown> {
  return host.page.evaluate(`void walletModals[0].${code}`)
}

/** The width of the card on the screen, in CSS pixels. */
async function cardWidth(host: HostPage): Promise<number> {
  const surface = host.modal.locator(':scope > div')
  await expect.poll(() => inPage<number>(surface, 'element.getAnimations().length')).toBe(0)
  return inPage<number>(surface, 'element.getBoundingClientRect().width')
}

/** The computed value of a style of the modal's root. */
function style(host: HostPage, name: string): Promise<string> {
  return inPage<string>(host.modal, `getComputedStyle(element).getPropertyValue(${JSON.stringify(name)})`)
}

test('[C2-01] [C2-02] [C2-16] without a view: Connect, and Account once an address is connected', async () => {
  const { host } = await world.visit()
  await call(host, 'open()')
  await host.sees('Connect')
  await call(host, 'close()')
  await host.seesClosed()
  await host.connect()
  await call(host, 'open()')
  await host.sees('Account')
})

test('[C2-15] with a view or a namespace the modal goes straight there, with nothing behind it', async () => {
  const { host } = await world.visit()
  for (const view of ['Networks', 'WhatIsAWallet', 'WhatIsANetwork', 'Connect']) {
    await call(host, `open({ view: '${view}' })`)
    await host.sees(view)
    expect(await host.in('wm-back').count()).toBe(0)
  }
  await call(host, 'close()')
  await host.seesClosed()
  await call(host, `open({ namespace: 'eip155' })`)
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()
  await call(host, 'close()')
  await host.seesClosed()
})

test('the page is told when the modal opens, is busy and closes', async () => {
  const { host } = await world.visit()
  expect(await host.fact('open')).toBe('false')
  await host.open()
  await host.seesFact('open', 'true')
  expect(await host.modal.getAttribute('data-loading')).toBe('false')
  expect(await host.modal.getAttribute('data-shake')).toBe('false')
  await host.escape()
  await host.seesClosed()
  await host.seesFact('open', 'false')
})

test('the modal closes by Escape, the backdrop and the button, and stays open when pressed inside', async () => {
  const { host, page } = await world.visit()
  const ways = [() => host.escape(), () => page.mouse.click(8, 8), () => host.in('wm-close').click()]
  for (const leave of ways) {
    await host.open()
    await host.in('wm-title').click()
    await host.sees('Connect')
    await leave()
    await host.seesClosed()
  }
})

test('the modal stays open if it is opened again the moment it has closed', async () => {
  const { host, page } = await world.visit()
  await host.open()
  await page.evaluate(`{
    const dialog = document.querySelector('[data-testid=wm-modal]')
    new MutationObserver((_, observer) => {
      if (dialog.open) return
      observer.disconnect()
      walletModals[0].open({ view: 'WhatIsAWallet' })
    }).observe(dialog, { attributeFilter: ['open'] })
  }`)
  await host.escape()
  await host.sees('WhatIsAWallet')
  await page.evaluate('new Promise((done) => setTimeout(done, 300))')
  await host.sees('WhatIsAWallet')
  expect(await host.fact('open')).toBe('true')
})

test('a press that begins inside and ends outside does not close the modal', async () => {
  const { host, page } = await world.visit()
  await host.open()
  await host.in('wm-title').hover()
  await page.mouse.down()
  await page.mouse.move(8, 8)
  await page.mouse.up()
  await page.evaluate('new Promise((done) => setTimeout(done, 200))')
  expect(await host.modal.count()).toBe(1)
})

test('views can be left by Back', async () => {
  const { host } = await world.visit()
  await host.open()
  await host.in('wm-help').click()
  await host.sees('WhatIsAWallet')
  await host.in('wm-back').click()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()
  expect(await host.in('wm-back').count()).toBe(0)
})

test('[C2-23] the card is 360 pixels wide, and its layer is 999 unless the page says otherwise', async () => {
  const { host } = await world.visit()
  await host.open()
  expect(await cardWidth(host)).toBe(360)
  expect(await style(host, 'z-index')).toBe('999')
  await host.page.evaluate(`document.documentElement.style.setProperty('--wm-z-index', '12345')`)
  expect(await style(host, 'z-index')).toBe('12345')
})

test('on a phone the modal is a sheet at the foot of the screen', async () => {
  const { host } = await world.visit({ isPhone: true })
  await host.open()
  expect(await cardWidth(host)).toBe(390)
  const surface = host.modal.locator(':scope > div')
  expect(await inPage<number>(surface, 'Math.round(element.getBoundingClientRect().bottom)')).toBe(844)
})

test('[C2-24] light and dark follow the system, or what the host app sets', async () => {
  const { host, page } = await world.visit({ scheme: 'dark' })
  await host.open()
  expect(await host.modal.getAttribute('data-theme')).toBe('dark')
  const dark = await style(host, '--wm-surface')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => host.modal.getAttribute('data-theme')).toBe('light')
  expect(await style(host, '--wm-surface')).not.toBe(dark)
  await call(host, `setThemeMode('dark')`)
  await expect.poll(() => host.modal.getAttribute('data-theme')).toBe('dark')
  expect(await style(host, '--wm-surface')).toBe(dark)
  expect(await style(host, 'color-scheme')).toBe('dark')
})

test('[C2-24] theme variables change what is computed, in the modal and on the buttons', async () => {
  const { host } = await world.visit({ config: { themeVariables: { '--wm-accent': 'rgb(200, 0, 100)' } } })
  await host.open()
  const title = host.in('wm-title')
  const card = host.modal.locator(':scope > div > div')
  const fontSize = () => inPage<string>(title, 'getComputedStyle(element).fontSize')
  const radius = () => inPage<string>(card, 'getComputedStyle(element).borderTopLeftRadius')
  expect(await fontSize()).toBe('15px')
  expect(await radius()).toBe('28px')
  await call(host, `setThemeVariables({ '--wm-font-size-master': '12px', '--wm-border-radius-master': '0px' })`)
  await expect.poll(fontSize).toBe('18px')
  expect(await radius()).toBe('0px')
  const button = host.button.getByRole('button')
  await expect.poll(() => inPage<string>(button, 'getComputedStyle(element).borderTopLeftRadius')).toBe('0px')
})

test('an accent of the host app is the colour of its connect button', async () => {
  const { host } = await world.visit({ config: { themeVariables: { '--wm-accent': 'rgb(200, 0, 100)' } } })
  const button = host.button.getByRole('button')
  expect(await inPage<string>(button, 'getComputedStyle(element).backgroundColor')).toBe('rgb(200, 0, 100)')
})

test('embedded, the card has the same height in every view, and scrolls what is longer', async () => {
  const { host } = await world.visit({ config: { embedded: true } })
  const heights = new Set<number>()
  const sees = async (view: string) => {
    await host.sees(view)
    await settled(host.page)
    heights.add((await host.modal.boundingBox())?.height ?? 0)
  }
  await sees('Connect')
  await host.in('wm-help').click()
  await sees('WhatIsAWallet')
  await host.in('wm-close').click()
  await host.wallet('Sandbox Wallet').click()
  await sees('ConnectingExternal')
  await world.wallet.approve()
  await sees('Account')
  await host.in('wm-header-network').click()
  await sees('Networks')
  expect([...heights]).toEqual([640])
})

test('[C2-18] embedded, the card is always visible and shows Account or Connect instead of closing', async () => {
  const { host } = await world.visit({ config: { embedded: true } })
  await host.sees('Connect')
  expect(await host.page.locator('dialog').count()).toBe(0)
  await host.in('wm-help').click()
  await host.sees('WhatIsAWallet')
  await host.in('wm-close').click()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.sees('Account')
  await host.in('wm-header-network').click()
  await host.sees('Networks')
  await host.in('wm-close').click()
  await host.sees('Account')
  await host.in('wm-disconnect').click()
  await host.sees('Connect')
})

test('a view that does not fit its card fades out at the foot, and a view that fits has no fade', async () => {
  const { host } = await world.visit()
  const foot = () => inPage<string>(host.in('wm-view-Connect'), "getComputedStyle(element, '::after').content")
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  expect(await foot()).toBe('none')
  await host.page.setViewportSize({ width: 800, height: 200 })
  await expect.poll(foot).toBe('""')
  await host.page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(foot).toBe('none')
})

test('a visitor who goes back while the card grows sees it shrink to the height of the view before', async () => {
  const { host, page } = await world.visit()
  // Keeps each animation of the card's height, and holds it on its way, so that the visitor is faster on every machine.
  await page.evaluate(`(() => {
    window.heights = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      heights.push(frames.map(({ blockSize }) => blockSize))
      const animation = animate.call(this, frames, options)
      animation.pause()
      animation.currentTime = 100
      return animation
    }
  })()`)
  const heights = () => page.evaluate<string[][]>('heights')
  await host.open()
  await host.wallet('Sandbox Wallet').waitFor()
  await host.in('wm-help').click()
  await expect.poll(async () => (await heights()).length).toBe(1)
  await host.in('wm-back').click()
  await host.sees('Connect')
  await expect.poll(async () => (await heights()).length).toBe(2)
  const [[first] = [], [, last] = []] = await heights()
  expect(last).toBe(first)
})
