// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../testing/render-modal'
import { authHost, fakeAuth } from './testing/fake-auth'

const metadata = { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: ['https://shop.example/i'] }

/** A modal whose frame is in the page, and can take requests. */
async function create(options: Parameters<typeof renderModal>[0] = {}) {
  const rendered = await renderModal({ wallet: null, hosts: { auth: authHost }, ...options })
  const auth = fakeAuth(rendered)
  await rendered.run(auth.loadFrame)
  return { ...rendered, ...auth }
}

test('The frame gets theme and app data when the first request loads it, and nothing before.', async () => {
  const { modal, root, run, platform } = await renderModal({ wallet: null, hosts: { auth: authHost }, metadata })
  const { frame } = fakeAuth({ root, platform })
  await run(() => modal.setThemeMode('dark'))
  expect([frame.themes, frame.apps]).toEqual([[], []])
  await run(() => frame.connectEmail('ada@example.com'))
  expect(frame.themes).toEqual([{ themeMode: 'dark' }])
  expect(frame.apps).toMatchObject([{ metadata: { name: 'Shop' }, sdkType: 'create-wallet-modal' }])
})

test('The frame gets each change of the theme, even without a login.', async () => {
  const { modal, run, frame } = await create()
  await run(() => modal.setThemeMode('dark'))
  await run(() => modal.setThemeVariables({ '--wm-accent': 'teal' }))
  await run(() => modal.setThemeVariables({ '--wm-font-family': 'serif' }))
  expect(frame.themes).toEqual([
    { themeMode: 'light' },
    { themeMode: 'dark' },
    { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'teal' } },
  ])
})

test("If the modal has no theme mode, the frame follows the system's colour scheme.", async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
  const { modal, run, frame } = await create()
  const change = (matches: boolean) => media.dispatchEvent(Object.assign(new Event('change'), { matches }))
  await run(() => change(true))
  await run(() => modal.setThemeMode('light'))
  await run(() => change(false))
  expect(frame.themes).toEqual([{ themeMode: 'light' }, { themeMode: 'dark' }, { themeMode: 'light' }])
})

test('A new document of the frame gets theme and app data again; without a document nothing is sent.', async () => {
  const { modal, run, frame, loadFrame, removeFrame } = await create()
  const told = () => [frame.themes.length, frame.apps.length]
  expect(told()).toEqual([1, 1])
  await run(loadFrame)
  expect(told()).toEqual([2, 2])
  await run(removeFrame)
  await run(() => modal.setThemeMode('dark'))
  expect(told()).toEqual([2, 2])
  await run(loadFrame)
  expect(told()).toEqual([3, 3])
  expect(frame.themes.at(-1)).toEqual({ themeMode: 'dark' })
})

test('The theme is sent again when the view that approves opens.', async () => {
  const { show, frame } = await create()
  await show({ view: 'ApproveTransaction', data: undefined })
  expect([frame.themes.length, frame.apps.length]).toEqual([2, 1])
})
