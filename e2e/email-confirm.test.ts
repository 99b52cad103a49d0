import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import { frameOf, login, press, sign, signaturePattern } from './support/email-visitor'
import { Mailboxes } from './support/mailboxes'
import { fillSend, moneyConfig, review } from './support/money'
import { useWallets } from './support/use-wallets'
import { useWorld, type VisitOptions } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'confirm')
const wallets = useWallets(world)

/** Makes Chromium tell as little about covers as Firefox and Safari do. */
const withoutCovers = 'delete IntersectionObserverEntry.prototype.isVisible'

/** Logs in by e-mail, with money on the account, and reviews a transfer. */
async function reviewTransfer(options: VisitOptions = {}) {
  const money = moneyConfig(world)
  const config = { ...money, options: { hosts: { ...money.options?.hosts, auth: wallets.origin } } }
  const visitor = await world.visit({ ...options, config, scripts: [withoutCovers, ...(options.scripts ?? [])] })
  const { host } = visitor
  const address = await login(host, mailboxes, mailboxes.newAddress())
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

test.each(['light', 'dark'] as const)(
  'a browser that cannot tell covers confirms a transfer in a window of the wallet, which other pages cannot cover, %s',
  async (scheme) => {
    const { host, context, friend, balance } = await reviewTransfer({ scheme })
    const opening = context.waitForEvent('page')
    await press(host, 'wf-approve')
    const window = await opening
    expect(new URL(window.url()).origin).toBe(wallets.origin)
    await window.getByTestId('wf-details').waitFor()
    const details = await window.getByTestId('wf-details').textContent()
    expect(details).toContain('0.25 ETH')
    expect(details?.toLowerCase()).toContain(friend)
    expect(await window.getByTestId('wf-origin').textContent()).toBe(world.host('plain').origin)
    expect(await findViolations(window)).toEqual([])
    expect(await balance()).toBe(0n)
    await window.locator('[data-testid=wf-approve]:not([disabled])').click()
    await host.sees('TransactionStatus')
    await expect.poll(balance).toBe(250_000_000_000_000_000n)
    expect(window.isClosed()).toBe(true)
  },
)

test('a window that is closed can be opened again; declining in it sends nothing', async () => {
  const { host, context, balance } = await reviewTransfer()
  const opening = context.waitForEvent('page')
  await press(host, 'wf-approve')
  await (await opening).close()
  const status = frameOf(host).locator('[role=status]')
  await expect.poll(() => status.textContent()).toContain('Press Approve to open it again')
  const again = context.waitForEvent('page')
  await press(host, 'wf-approve')
  await (await again).locator('[data-testid=wf-decline]:not([disabled])').click()
  await host.sees('WalletSendPreview')
  expect(await balance()).toBe(0n)
})

test('a blocked window is said so, and a message needs none', async () => {
  const { host, context, balance } = await reviewTransfer({ scripts: ['if (self !== top) window.open = () => null'] })
  await press(host, 'wf-approve')
  const status = frameOf(host).locator('[role=status]')
  await expect.poll(() => status.textContent()).toContain('Allow pop-ups for this site')
  await frameOf(host).getByTestId('wf-decline').click()
  await host.sees('WalletSendPreview')
  expect(await balance()).toBe(0n)
  await host.in('wm-close').click()
  expect(await sign(host)).toMatch(signaturePattern)
  expect(context.pages()).toHaveLength(1)
})
