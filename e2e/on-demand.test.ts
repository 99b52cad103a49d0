import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { accountRegistry, featuresWithViews, viewsOf, type OwnedFeature } from './selections/features'
import { pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()

/**
 * Timers of a second and longer never end in this page. After a quiet second the modal fetches views ahead, and a busy machine
 * needs longer than that for one step of the test: without these timers, only the opening of a view can fetch its script.
 */
const withoutQuietTime = `
  const start = window.setTimeout
  window.setTimeout = (run, after, ...more) => start(run, after >= 1000 ? 2 ** 31 - 1 : after, ...more)`

/** The scripts of the host app that contain a feature's modules, without the scripts that only name the feature. */
async function scriptsOf({ folder }: OwnedFeature): Promise<string[]> {
  const modules = JSON.parse(await readFile(join(inject('host').plain, 'modules.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const isOwn = (id: string): boolean => id.includes(`/${folder}`) && id.endsWith('.view.tsx')
  return Object.keys(modules)
    .filter((name) => modules[name]?.some(isOwn))
    .map((name) => basename(name))
}

const features = [...featuresWithViews(), ...featuresWithViews(accountRegistry)]

test('the tested units include all units that the specification names', () => {
  const named = ['email', 'socials', 'swap', 'send', 'receive', 'onramp', 'history', 'pay']
  expect(features.map(({ unit }) => unit)).toEqual(expect.arrayContaining(named))
})

describe.each(features)('the unit $unit with its views in $folder', (feature) => {
  test('is fetched when its view is opened, and not before', async () => {
    const [view] = viewsOf(feature)
    const scripts = await scriptsOf(feature)
    const { host, page } = await world.visit({ config: pairingConfig(world), scripts: [withoutQuietTime] })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(basename(new URL(request.url()).pathname)))
    await page.reload()
    const ours = (): string[] => fetched.filter((name) => scripts.includes(name))
    expect(scripts).not.toEqual([])
    await host.open()
    await host.wallet('Sandbox Wallet').waitFor()
    await page.waitForLoadState('networkidle')
    expect(ours()).toEqual([])
    const show = (): Promise<unknown> => page.evaluate(`void walletModals[0].open({ view: '${view}' })`)
    await show()
    // Features of an account need a connected account.
    await page.waitForLoadState('networkidle')
    if ((await host.modal.getAttribute('data-view')) === 'Connect') {
      expect(ours()).toEqual([])
      await host.choose('Sandbox Wallet')
      await world.wallet.approve()
      await host.seesFact('connected', 'true')
      await show()
    }
    await host.sees(view ?? '')
    await expect.poll(ours).not.toEqual([])
  })
})
