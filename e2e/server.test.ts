import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostConfig } from './host/config'
import { seeEveryView } from './support/every-view'
import { sandboxNetworks } from './support/networks'
import { renderPoisoned } from './support/poisoned-markup'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts

/** Marks what the server sent before any script of the page runs. */
const markServerMarkup = `document.addEventListener('readystatechange', () => {
  for (const element of document.querySelectorAll('#root *')) element.fromServer = true
}, { once: true })`

test('a server renders without reading one browser global', async () => {
  const markup = await renderPoisoned(world)
  expect(markup).toContain('data-testid="wm-connect-button"')
  expect(markup).toContain('data-status="disconnected"')
  expect(markup).toContain('Sandbox One')
  expect(markup).not.toContain('wm-modal')
})

test.each<[string, Partial<HostConfig>]>([
  ['one modal', {}],
  ['embedded', { embedded: true }],
  ['two modals', { ids: ['default', 'other'] }],
  ['with theme and variables', { themeMode: 'dark', themeVariables: { '--wm-accent': '#c00064' } }],
])('a page hydrates without a warning: %s', async (_, config) => {
  world.host('development').markup = await renderPoisoned(world, config)
  const { host, page } = await world.visit({ build: 'development', config, scripts: [markServerMarkup] })
  await host.seesStatus('disconnected')
  await page.waitForFunction('globalThis.walletModals?.[0].getState().initialized')
  expect(await page.evaluate('document.querySelector("[data-testid=wm-connect-button]").fromServer')).toBe(true)
  await (config.embedded ? host.sees('Connect') : host.open())
  await host.wallet('Sandbox Wallet').waitFor()
})

/** A picture that fills its container. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`

test('under a strict content security policy, server markup shows the logo of a network at its size', async () => {
  const networks = sandboxNetworks(world.endpoints).map((network) => ({ ...network, assets: { imageUrl: picture } }))
  world.host('plain').markup = await renderPoisoned(world, { networks, themeVariables: { '--wm-accent': '#c00064' } })
  const { page } = await world.visit({ isStrict: true, hasNoScripts: true })
  const button = page.getByTestId('wm-network-button')
  expect(await button.locator('img').boundingBox()).toMatchObject({ width: 20, height: 20 })
  expect(await button.boundingBox()).toMatchObject({ height: 40 })
})

test('theme variables reach the buttons when a page hydrates', async () => {
  const config = { themeVariables: { '--wm-accent': '#c00064' } }
  world.host('plain').markup = await renderPoisoned(world, config)
  const { page } = await world.visit({ config, isStrict: true })
  const button = page.locator('[data-testid=wm-connect-button][data-size=md]')
  const color = `getComputedStyle(document.querySelector('[data-testid=wm-connect-button]')).backgroundColor`
  await button.waitFor()
  await expect.poll(() => page.evaluate(color)).toBe('rgb(192, 0, 100)')
})

test('a returning visitor is connected after hydrating, without a warning', async () => {
  world.host('development').markup = await renderPoisoned(world)
  const { host, page } = await world.visit({ build: 'development', scripts: [markServerMarkup] })
  await host.connect()
  await page.reload()
  await host.seesFact('connected', 'true')
  await host.seesFact('address', first)
  await host.seesStatus('connected')
})

test('without a project id, all views send requests only to the page, the chosen nodes and the wallet', async () => {
  const { host, page, guard } = await world.visit({ expects: [/Project ID Not Configured/] })
  await seeEveryView(host, world.wallet, async () => {})
  const { rpc, walletScript } = world.endpoints
  const wallet = `${new URL(walletScript).origin}/`
  const ofWallet = /^(wallet|wallet\.js|wallet\/.*|wallet-page.*|page-control\.js|icon\.svg|control\/.*)(\?.*)?$/
  const allowed = [`${new URL(page.url()).origin}/`, ...Object.values(rpc)]
  const others = guard.requests.filter((url) => {
    if (!url.startsWith('http') || allowed.some((prefix) => url.startsWith(prefix))) return false
    return !(url.startsWith(wallet) && ofWallet.test(url.slice(wallet.length)))
  })
  expect(others).toEqual([])
  expect(guard.requests.some((url) => Object.values(rpc).some((node) => url.startsWith(node)))).toBe(true)
})
