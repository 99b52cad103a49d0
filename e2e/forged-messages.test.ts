import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Frame, Page } from 'playwright-core'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCode, enabled, enterCode, frameDocument, frameOf, press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

// `FORGED_MESSAGES=1000000` before the command sends the full number. `FORGED_SEED` takes other messages.
const count = Number(process.env['FORGED_MESSAGES'] ?? 20_000)
const seed = Number(process.env['FORGED_SEED'] ?? 20_261_124)

const world = useWorld()
const mailboxes = new Mailboxes(world, 'forged')
const wallets = useWallets(world)
let attacker: string
let strangers: ReturnType<typeof createServer>

beforeAll(async () => {
  strangers = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>A stranger</title>')
  })
  const listening = new Promise<void>((resolve) => strangers.listen(0, '127.0.0.1', resolve))
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('../quality/frame-messages/attacker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'attacker',
    footer: { js: 'globalThis.attacker = attacker' },
    target: 'es2022',
    logLevel: 'error',
  })
  attacker = bundle.outputFiles[0]?.text ?? ''
  await listening
})
afterAll(async () => {
  strangers.closeAllConnections()
  await new Promise((resolve) => strangers.close(resolve))
})

/** Notes in every window which messages come, and which request of the page came last. */
const observer = `(() => {
  const seen = { all: 0, ofWallet: 0, last: { name: '', id: '' } }
  Object.defineProperty(globalThis, 'seenMessages', { value: seen })
  addEventListener('message', (event) => {
    seen.all += 1
    const wallet = document.querySelector('[data-testid=wm-auth-frame]')?.contentWindow
    if (wallet && event.isTrusted && event.source === wallet) seen.ofWallet += 1
    const { type, id } = event.data ?? {}
    const isOfPage = event.isTrusted && event.source === parent && parent !== globalThis
    if (isOfPage && typeof type === 'string' && type === '@w3m-app/' + type.slice(9) && !globalThis.isAttacked)
      seen.last = { name: type.slice(9), id }
  })
})()`

interface Seen {
  all: number
  ofWallet: number
  last: { name: string; id: string }
}

const seenBy = (window: Page | Frame) => window.evaluate<Seen>('({ ...seenMessages })')

const strangerOrigin = () => `http://127.0.0.1:${(strangers.address() as AddressInfo).port}`

interface Attacker {
  window: Page | Frame
  as: 'page' | 'frame' | 'popup'
}

/** Adds a frame to the page. */
async function addFrame(page: Page, url: string, sandbox?: string): Promise<Frame> {
  const attached = page.waitForEvent('frameattached')
  await page.evaluate(`(() => {
    const frame = document.createElement('iframe')
    if (${JSON.stringify(sandbox ?? '')}) frame.setAttribute('sandbox', ${JSON.stringify(sandbox ?? '')})
    frame.src = ${JSON.stringify(url)}
    document.body.append(frame)
  })()`)
  const frame = await attached
  await frame.waitForURL(url)
  return frame
}

/**
 * The windows that attack: a script of the page, a frame of another origin, one without an origin, another frame with the wallet's own
 * address, and a window that the page has opened.
 */
async function openAttackers({ page }: HostPage): Promise<readonly Attacker[]> {
  const opening = page.waitForEvent('popup')
  await page.evaluate(`void open(${JSON.stringify(`${strangerOrigin()}/popup`)})`)
  const popup = await opening
  await popup.waitForLoadState()
  const attackers: Attacker[] = [
    { window: page, as: 'page' },
    { window: await addFrame(page, `${strangerOrigin()}/frame`), as: 'frame' },
    { window: await addFrame(page, `${strangerOrigin()}/opaque`, 'allow-scripts'), as: 'frame' },
    { window: await addFrame(page, `${wallets.origin}/?chainId=eip155%3A1&version=4`), as: 'frame' },
    { window: popup, as: 'popup' },
  ]
  for (const { window } of attackers) await window.evaluate(attacker)
  return attackers
}

/** Sends forged messages from all windows at a time. Fails unless they have arrived and nobody has answered. */
async function attack(host: HostPage, attackers: readonly Attacker[], from: number, to: number): Promise<void> {
  const { page } = host
  const wallet = await frameDocument(host)
  const frame = await page.evaluate<number>(
    `[...Array(length).keys()].findIndex((index) => window[index] === document.querySelector('[data-testid=wm-auth-frame]').contentWindow)`,
  )
  const before = await Promise.all([page, wallet].map(seenBy))
  const silent = attackers.filter(({ as }) => as !== 'page').map(({ window }) => window)
  const answersBefore = await Promise.all(silent.map(seenBy))
  const open = before[1]?.last
  expect(open?.id).toMatch(/^[\w-]{8,64}$/)
  await wallet.evaluate('void (globalThis.isAttacked = true)')
  const share = Math.ceil((to - from) / attackers.length)
  const sent = await Promise.all(
    attackers.map(({ window, as }, index) => {
      const first = from + index * share
      const last = Math.min(first + share, to)
      const orders = { seed, from: first, to: last, as, frame, origin: wallets.origin, open }
      return window.evaluate<{ page: number; wallet: number }>(`attacker.attack(${JSON.stringify(orders)})`)
    }),
  )
  const all = { page: 0, wallet: 0 }
  for (const one of sent) {
    all.page += one.page
    all.wallet += one.wallet
  }
  expect(all.page + all.wallet).toBe(to - from)
  expect(all.wallet).toBeGreaterThan((to - from) * 0.3)
  const arrived = async () => {
    const after = await Promise.all([page, wallet].map(seenBy))
    return after.map((seen, index) => seen.all - (before[index]?.all ?? 0))
  }
  await expect.poll(async () => (await arrived())[0]).toBeGreaterThanOrEqual(all.page)
  await expect.poll(async () => (await arrived())[1]).toBeGreaterThanOrEqual(all.wallet)
  await wallet.evaluate('void (globalThis.isAttacked = false)')
  expect((await seenBy(page)).ofWallet).toBe(before[0]?.ofWallet)
  expect(await Promise.all(silent.map(seenBy))).toEqual(answersBefore)
  console.log(`seed ${seed}: ${all.page} forged messages reached the page, ${all.wallet} the wallet`)
}

test(`${count} forged messages to the page and to the wallet, seed ${seed}: none is taken, answered or shown`, async () => {
  const { host, page } = await world.visit({
    scripts: [observer],
    config: { options: { hosts: { auth: wallets.origin } } },
  })
  const attackers = await openAttackers(host)
  const mailbox = mailboxes.newAddress()
  await askForCode(host, mailbox)

  // While the visitor looks for the code.
  const dialog = page.getByTestId('wm-auth-dialog')
  await attack(host, attackers, 0, count / 2)
  await host.sees('EmailVerifyOtp')
  expect([await dialog.isVisible(), await host.in('wm-otp-error').count()]).toEqual([false, 0])
  expect(await host.fact('connected')).toBe('false')
  const address = await enterCode(host, await mailboxes.codeFor(mailbox))

  // While the visitor reads what the wallet asks. The messages name the request that is open.
  const wallet = frameOf(host)
  await host.part('host-sign').click()
  await enabled(host, 'wf-approve').waitFor()
  const shown = await wallet.locator('body').textContent()
  await attack(host, attackers, count / 2, count)
  expect(await wallet.locator('body').textContent()).toBe(shown)
  expect([await dialog.isVisible(), await host.part('host-outcome').textContent()]).toEqual([true, 'working'])
  await press(host, 'wf-approve')
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(address)
  await host.seesClosed()
  expect(await dialog.isVisible()).toBe(false)
}, 900_000)
