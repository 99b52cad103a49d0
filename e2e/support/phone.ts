import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import type { HostConfig } from '../host/config'
import type { TestPhone } from '../../src/testing'
import type { HostPage } from './host-page'
import type { World } from './world'

/** A host app that pairs over the sandbox's relay. */
export function pairingConfig(world: World, more: Partial<HostConfig> = {}): Partial<HostConfig> {
  const { relay, api } = world.endpoints
  return { ...more, options: { hosts: { relay, api }, ...more.options } }
}

/** Opens the code for any wallet and reads its link. */
export async function showCode(host: HostPage): Promise<string> {
  await host.open()
  await host.wallet('WalletConnect').click()
  await host.sees('ConnectingWalletConnect')
  return codeOf(host)
}

/**
 * The visitor scans a code, gives the code up, and connects the wallet of the browser. Afterwards the phone still asks whether to approve the code,
 * as the only open request.
 */
export async function giveUpCode(world: World, host: HostPage): Promise<void> {
  await world.phone.scan(await showCode(host))
  await world.wallet.pending()
  await host.escape()
  await host.seesClosed()
  await host.open()
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve({ method: 'eth_requestAccounts' })
  await host.seesFact('address', devAccounts[0])
}

/** Waits for the code, and returns its link. */
export async function codeOf(host: HostPage, other = ''): Promise<string> {
  const read = async (): Promise<string> => (await host.in('wm-qr').getAttribute('data-uri')) ?? ''
  await host.in('wm-qr').waitFor()
  await expect.poll(read).toMatch(/^wc:/)
  await expect.poll(read).not.toBe(other)
  return read()
}

/** Connects the phone, which approves everything. */
export async function pair(world: World, host: HostPage): Promise<TestPhone> {
  const { phone } = world
  await world.wallet.approveAll()
  await phone.scan(await showCode(host))
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  return phone
}

/** The tag of the message with which a wallet opens an approved session. */
const settlement = /"tag":1102\b/

/**
 * Loads the page again, and keeps the session of the next yes from it; the relay goes on to hold it for the page that comes then.
 * What is returned resolves when the session is there for the page to take.
 */
export async function holdSession(page: Page): Promise<{ readonly held: Promise<void> }> {
  let isHeld = false
  let hold = (): void => {}
  const held = new Promise<void>((resolve) => (hold = resolve))
  await page.routeWebSocket(/\/relay/, (socket) => {
    const server = socket.connectToServer()
    if (isHeld) return
    server.onMessage((frame) => {
      if (!settlement.test(String(frame))) return socket.send(frame)
      isHeld = true
      hold()
    })
  })
  await page.reload()
  return { held }
}

/** Resolves when a page that loads after this call gets the session of an approved link. */
export function sessionArrives(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => settlement.test(String(payload)) && resolve()),
    )
  })
}

/** Delays each subscription of the page's next sockets to the relay by a second, as a slow connection does. */
export async function slowSubscriptions(page: Page): Promise<void> {
  await page.routeWebSocket(/\/relay/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      const delay = String(frame).includes('"irn_subscribe"') ? 1_000 : 0
      setTimeout(() => server.send(frame), delay)
    })
  })
}
