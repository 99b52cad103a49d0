import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { fillSend, moneyConfig, review } from './support/money'
import { WalletHost } from './support/wallet-host'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'confirm')
let wallets: WalletHost

beforeAll(async () => {
  const apps = [world.host('plain').origin]
  wallets = await WalletHost.start({ frame: inject('host').frame, sandbox: world.endpoints, apps })
})
afterAll(() => wallets.close())

/** Makes Chromium tell as little about covers as Firefox and Safari do. */
const withoutCovers = 'delete IntersectionObserverEntry.prototype.isVisible'

/** Logs in by e-mail, with money on the account, and reviews a transfer. */
async function reviewTransfer(options: VisitOptions = {}) {
  const money = moneyConfig(world)
  const config = { ...money, options: { hosts: { ...money.options?.hosts, auth: wallets.origin } } }
  const visitor = await world.visit({ ...options, config, scripts: [withoutCovers, ...(options.scripts ?? [])] })
  const { host } = visitor
  const mailbox = mailboxes.newAddress()
  await host.open()
  await host.in('wm-email-input').fill(mailbox)
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyOtp')
  await host.in('wm-otp-input').fill(await mailboxes.codeFor(mailbox))
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  const address = await host.fact('address')
  await rpcCall(world.rpc(31337), 'anvil_setBalance', [address, '0x8ac7230489e80000'])
  await host.open()
  await host.sees('Account')
  const friend = `0x${randomBytes(20).toString('hex')}`
  await fillSend(host, { amount: '0.25', to: friend })
  await review(host)
  await host.in('wm-send-confirm').click()
  await frameOf(host).getByTestId('wf-details').waitFor()
  return { host, context: visitor.context, friend, balance: () => balanceOf(world.rpc(31337), friend) }
}

const frameOf = ({ page }: HostPage) => page.frameLocator('[data-testid=wm-auth-frame]')

async function approve(host: HostPage): Promise<void> {
  await frameOf(host).locator('[data-testid=wf-approve]:not([disabled])').click()
}

async function approveIn(window: Page): Promise<void> {
  await window.locator('[data-testid=wf-approve]:not([disabled])').click()
}

test.each(['light', 'dark'] as const)(
  'a browser that cannot tell covers confirms a transfer in a window of the wallet, which other pages cannot cover, %s',
  async (scheme) => {
    const { host, context, friend, balance } = await reviewTransfer({ scheme })
    const opening = context.waitForEvent('page')
    await approve(host)
    const window = await opening
    expect(new URL(window.url()).origin).toBe(wallets.origin)
    await window.getByTestId('wf-details').waitFor()
    const details = await window.getByTestId('wf-details').textContent()
    expect(details).toContain('0.25 ETH')
    expect(details?.toLowerCase()).toContain(friend)
    expect(await window.getByTestId('wf-origin').textContent()).toBe(world.host('plain').origin)
    expect(await findViolations(window)).toEqual([])
    expect(await balance()).toBe(0n)
    await approveIn(window)
    await host.sees('TransactionStatus')
    await expect.poll(balance).toBe(250_000_000_000_000_000n)
    expect(window.isClosed()).toBe(true)
  },
)

test('a window that is closed can be opened again; declining in it sends nothing', async () => {
  const { host, context, balance } = await reviewTransfer()
  const opening = context.waitForEvent('page')
  await approve(host)
  await (await opening).close()
  const status = frameOf(host).locator('[role=status]')
  await expect.poll(() => status.textContent()).toContain('Press Approve to open it again')
  const again = context.waitForEvent('page')
  await approve(host)
  await (await again).locator('[data-testid=wf-decline]:not([disabled])').click()
  await host.sees('WalletSendPreview')
  expect(await balance()).toBe(0n)
})

test('a blocked window is said so, and a message needs none', async () => {
  const { host, context, balance } = await reviewTransfer({ scripts: ['if (self !== top) window.open = () => null'] })
  await approve(host)
  const status = frameOf(host).locator('[role=status]')
  await expect.poll(() => status.textContent()).toContain('Allow pop-ups for this site')
  await frameOf(host).getByTestId('wf-decline').click()
  await host.sees('WalletSendPreview')
  expect(await balance()).toBe(0n)
  await host.in('wm-close').click()
  await host.part('host-sign').click()
  await approve(host)
  expect(await host.outcome()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(context.pages()).toHaveLength(1)
})
