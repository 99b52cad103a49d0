import { expect, test } from 'vitest'
import { useGallery } from './gallery'
import { frames } from './layouts'

const gallery = useGallery()
const states = [
  ['connecting', 'connecting-declined', 'connecting-error', 'connected'],
  ['switch', 'switch-declined', 'switch-error'],
]
const layouts = ['card', 'sheet', 'embedded'] as const
/** Rules that pages have for description lists, by tag name. */
const pageRules = `
  dl { display: grid; gap: 30px; margin: 20px; padding: 9px; border: 2px solid red; }
  dl div { display: block; padding: 11px; background: red; }
  dt, dd { float: inline-start; margin: 0 0 8px 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  dt { color: red; font-weight: 900; }
  dd { max-inline-size: 90px; line-height: 3; text-transform: uppercase; }`

test.for(layouts)('every scene keeps its sizes, shows its texts and can be pressed, %s', async (layout) => {
  const one = await gallery.open({ theme: 'light', layout })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const found = await one.tell<string[]>('inspect', frames[layout])
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test.for(layouts)('every scene is mirrored from right to left without overflow, %s', async (layout) => {
  const one = await gallery.open({ theme: 'light', layout })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const found = [...(await one.tell<string[]>('mirrored')), ...(await one.tell<string[]>('inspect', frames[layout]))]
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('in the open dialog nothing exceeds the screen on phones of any width', async () => {
  const one = await gallery.open({ theme: 'light', layout: 'dialog' })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.page.setViewportSize({ width: 320, height: 844 })
    await one.show(scene)
    for (const width of [320, 360, 390, 430, 480]) {
      await one.page.setViewportSize({ width, height: 844 })
      const found = await one.tell<string[]>('beyondScreen')
      findings.push(...found.map((finding) => `${scene} at ${width}: ${finding}`))
    }
  }
  expect(findings).toEqual([])
})

test('the page’s rules for description lists do not change the modal’s', async () => {
  const pictures = async (style?: string): Promise<Map<string, string>> => {
    const one = await gallery.open({ theme: 'light', layout: 'card', ...(style !== undefined && { style }) })
    const taken = new Map<string, string>()
    for (const scene of await one.scenes()) {
      await one.show(scene)
      const modal = one.page.getByTestId('wm-modal')
      if ((await modal.locator('dl').count()) > 0) taken.set(scene, (await modal.screenshot()).toString('base64'))
    }
    return taken
  }
  const [plain, styled] = [await pictures(), await pictures(pageRules)]
  expect(plain.size).toBeGreaterThan(2)
  expect([...plain.keys()].filter((scene) => plain.get(scene) !== styled.get(scene))).toEqual([])
})

test.for(['card', 'sheet'] as const)('ring, title and button keep their place in all states, %s', async (layout) => {
  const one = await gallery.open({ theme: 'light', layout })
  for (const scenes of states) {
    const places = new Map<string, number[]>()
    for (const scene of scenes) {
      await one.show(scene)
      places.set(scene, await one.tell<number[]>('heroPlaces'))
    }
    const [first] = places.values()
    for (const [scene, place] of places) expect(place, scene).toEqual(first)
  }
})

test.for(['card', 'sheet'] as const)(
  'Connect with five wallets, WalletConnect and the directory fits on 360 x 600 without scrolling, %s',
  async (layout) => {
    const one = await gallery.open({ theme: 'light', layout, viewport: { width: 360, height: 600 } })
    await one.show('connect')
    expect(await one.page.locator('[data-testid=wm-wallet]:not([data-kind=walletConnect])').count()).toBe(5)
    expect(await one.tell('scrollToFoot')).toEqual({
      scrolled: 0,
      headerMoved: 0,
      lastIsSeen: true,
      pageScrolls: false,
    })
  },
)

test.for(['card', 'sheet'] as const)('a long list scrolls inside the card below its header, %s', async (layout) => {
  const one = await gallery.open({
    theme: 'light',
    layout,
    viewport: { width: layout === 'sheet' ? 390 : 1100, height: 700 },
  })
  await one.show('networks-many')
  const { scrolled, ...rest } = await one.tell<{ scrolled: number }>('scrollToFoot')
  expect(scrolled).toBeGreaterThan(0)
  expect(rest).toEqual({ headerMoved: 0, lastIsSeen: true, pageScrolls: false })
})
