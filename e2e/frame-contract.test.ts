import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFrameContract } from '../template/src/wallet-modal/connectors/auth-frame/testing/frame-contract'
import { FrameHosts } from './support/frame-world'
import { useWorld } from './support/world'

const world = useWorld()
let hosts: FrameHosts

beforeAll(async () => {
  hosts = await FrameHosts.start(world)
})
afterAll(() => hosts.close())

describe('[C7-20] [C7-21] [C7-24] [C7-25] [C7-26] [C7-27] [C7-29] [C7-30] The contract of the frame', () => {
  describeFrameContract('holds for the built wallet frame with a real wallet server', () => hosts.open())
})

/** Reloads the frame, and waits for its load event. */
const reloadFrame = `new Promise((resolve) => {
  const frame = document.querySelector('[data-testid=wm-auth-frame]')
  frame.addEventListener('load', () => resolve(), { once: true })
  frame.src = frame.src
})`

test('the modal tells the frame the theme and the name of the app: at the start, after a change, and after a reload', async () => {
  const accent = 'rgb(0, 128, 128)'
  const { host, page } = await world.visit({
    config: {
      themeMode: 'dark',
      themeVariables: { '--wm-accent': accent },
      options: { hosts: { auth: hosts.wallet } },
    },
  })
  const visitor = hosts.visitorOf(page)
  const email = visitor.newAddress()
  await host.open()
  await host.in('wm-email-input').fill(email)
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyDevice')
  await visitor.approveBrowser(email)
  await host.sees('EmailVerifyOtp')
  await host.in('wm-otp-input').fill(await visitor.readCode(email))
  await host.seesFact('connected', 'true')
  await host.seesClosed()

  /** Signs a message, and returns what the wallet showed before the visitor approved. */
  const sign = async () => {
    await host.part('host-sign').click()
    const screen = await visitor.sees()
    await visitor.approve()
    expect(await host.outcome()).toMatch(/^0x[0-9a-f]{130}$/)
    await host.seesClosed()
    return screen
  }
  const name = expect.stringContaining('This site calls itself “Host app”') as unknown
  expect(await sign()).toEqual({ text: name, isDark: true, accent })
  await page.evaluate('walletModals[0].setThemeMode("light")')
  expect(await sign()).toEqual({ text: name, isDark: false, accent })
  await page.evaluate(reloadFrame)
  expect(await sign()).toEqual({ text: name, isDark: false, accent })
})
