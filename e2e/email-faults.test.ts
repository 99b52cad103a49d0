import { describe, expect, test } from 'vitest'
import {
  askForCode,
  casesOf,
  enterCode,
  frameDocument,
  frameOf,
  hasFrameSession,
  login,
  press,
  sign,
  signaturePattern,
  submitAddress,
  waitForNextMail,
} from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'faults')
const wallets = useWallets(world, () => ({ server: { rateLimits: generousLimits } }))

/** Messages that the faults cause in the console. */
const noise = [/\[wallet-modal\]/, /Failed to load resource/]

/** Opens the host app in a new profile. The test controls the clock of the page. */
async function visit() {
  const visitor = await world.visit({ config: { options: { hosts: { auth: wallets.origin } } }, expects: noise })
  await visitor.page.clock.install()
  return visitor
}

const seesAlert = (host: HostPage, title: string) =>
  expect.poll(() => host.in('wm-alert').textContent()).toContain(title)
const seesSnack = (host: HostPage, text: string) =>
  expect.poll(() => host.in('wm-snackbar').textContent()).toContain(text)
const seesCodeError = (host: HostPage, text: string) =>
  expect.poll(() => host.in('wm-otp-error').textContent()).toContain(text)

/** Reloads the page, and waits until the account is connected again. */
async function reload(host: HostPage, address: string): Promise<void> {
  await host.page.reload()
  await host.seesFact('connected', 'true')
  expect(await host.fact('address')).toBe(address)
}

const notLoaded = 'Network Error - Could not load embedded wallet'
const timedOut = 'Embedded Wallet Request Timed Out'
const restarted = 'The sign-in window was restarted; try again'

describe('A frame that never says READY', () => {
  test.each(['mute', 'stranger'] as const)(
    '[C8-03] causes an alert after 20 seconds, and the next try loads the frame again: %s',
    async (kind) => {
      const { host, page } = await visit()
      const mailbox = mailboxes.newAddress()
      await world.faults.set('walletFrame', { kind })
      await host.open()
      await submitAddress(host, mailbox)
      await frameOf(host).locator('head').waitFor({ state: 'attached' })
      await page.clock.fastForward(15_000)
      expect(await host.in('wm-alert').count()).toBe(0)
      await page.clock.fastForward(5_000)
      await seesAlert(host, notLoaded)
      await seesSnack(host, notLoaded)
      await world.faults.end('walletFrame')
      await host.in('wm-email-submit').click()
      await host.sees('EmailVerifyOtp')
      await enterCode(host, await mailboxes.codeFor(mailbox))
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )

  test.each(casesOf(['mute', 'stranger'] as const, 1))(
    'leaves the page disconnected after a reload, and the stored account is back once the frame works: %s',
    async (kind) => {
      const { host, page } = await visit()
      const address = await login(host, mailboxes, mailboxes.newAddress())
      await world.faults.set('walletFrame', { kind })
      await page.reload()
      await frameOf(host).locator('head').waitFor({ state: 'attached' })
      expect(await host.fact('connected')).toBe('false')
      await page.clock.fastForward(20_000)
      await host.seesStatus('disconnected')
      await host.open()
      await host.sees('Connect')
      await world.faults.end('walletFrame')
      await reload(host, address)
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )
})

describe('A frame that does not answer', () => {
  test.each(casesOf(['mute', 'ids', 'names'] as const, 2))(
    '[C8-04] causes an alert after 30 seconds, and is loaded again after the second missing reply: %s',
    async (kind) => {
      const { host, page } = await visit()
      const mailbox = mailboxes.newAddress()
      await world.faults.set('walletFrame', { kind, request: 'CONNECT_EMAIL' })
      await host.open()
      await submitAddress(host, mailbox)
      await expect.poll(async () => (await mailboxes.mailsTo(mailbox)).length).toBe(1)
      await page.clock.fastForward(25_000)
      expect(await host.in('wm-alert').count()).toBe(0)
      await page.clock.fastForward(5_000)
      await seesAlert(host, timedOut)
      await seesSnack(host, timedOut)
      await world.faults.end('walletFrame')
      await host.in('wm-email-submit').click()
      await expect.poll(async () => (await mailboxes.mailsTo(mailbox)).length).toBe(2)
      await page.clock.fastForward(30_000)
      await host.in('wm-email-submit').click()
      await host.sees('EmailVerifyOtp')
      await enterCode(host, await mailboxes.codeFor(mailbox, 3))
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )

  test.each(casesOf(['mute', 'ids', 'names'] as const, 1))(
    'while the code is checked loses neither the login nor the account: %s',
    async (kind) => {
      const { host, page } = await visit()
      const mailbox = mailboxes.newAddress()
      const address = await login(host, mailboxes, mailbox)
      await host.part('host-disconnect').click()
      await host.seesFact('connected', 'false')
      await world.faults.set('walletFrame', { kind, request: 'CONNECT_OTP' })
      await page.reload()
      await askForCode(host, mailbox)
      const code = await mailboxes.codeFor(mailbox, 2)
      await host.in('wm-otp-input').fill(code)
      await expect.poll(() => hasFrameSession(host)).toBe(true)
      await page.clock.fastForward(30_000)
      await seesAlert(host, timedOut)
      await seesCodeError(host, timedOut)
      await world.faults.end('walletFrame')
      await host.in('wm-email-resend').click()
      await host.seesFact('connected', 'true')
      expect(await host.fact('address')).toBe(address)
      expect(await mailboxes.mailsTo(mailbox)).toHaveLength(2)
    },
  )

  test.each(casesOf(['mute', 'ids', 'names'] as const, 1))(
    'to an approval can be closed by the visitor: %s',
    async (kind) => {
      const { host } = await visit()
      await world.faults.set('walletFrame', { kind, request: 'RPC_REQUEST' })
      const address = await login(host, mailboxes, mailboxes.newAddress())
      await host.part('host-sign').click()
      await press(host, 'wf-approve')
      await frameOf(host).getByTestId('wf-details').waitFor({ state: 'detached' })
      await host.page.getByTestId('wm-auth-close').click()
      expect(await host.outcome()).toContain('aborted')
      await host.seesClosed()
      await world.faults.end('walletFrame')
      await reload(host, address)
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )
})

describe('A frame that reloads itself', () => {
  test('before the login causes a message, and the next try works', async () => {
    const { host } = await visit()
    const mailbox = mailboxes.newAddress()
    await world.faults.set('walletFrame', { kind: 'reload', request: 'CONNECT_EMAIL' })
    await host.open()
    await submitAddress(host, mailbox)
    await seesSnack(host, restarted)
    await host.in('wm-email-submit').click()
    await host.sees('EmailVerifyOtp')
    await enterCode(host, await mailboxes.codeFor(mailbox, 2))
  })

  test('while the code is checked causes a message, and the login is not lost', async () => {
    const { host } = await visit()
    await world.faults.set('walletFrame', { kind: 'reload', request: 'CONNECT_OTP' })
    const mailbox = mailboxes.newAddress()
    await askForCode(host, mailbox)
    await host.in('wm-otp-input').fill(await mailboxes.codeFor(mailbox))
    await seesCodeError(host, restarted)
    await waitForNextMail(host)
    await host.in('wm-email-resend').click()
    await host.seesFact('connected', 'true')
    expect(await mailboxes.mailsTo(mailbox)).toHaveLength(1)
    expect(await sign(host)).toMatch(signaturePattern)
  })

  test.each([
    ['reloads itself', 'location.reload()', false],
    ['is taken out of the page by a script', 'document.querySelector("[data-testid=wm-auth-dialog]").remove()', true],
  ])('while an approval is shown ends the request: %s', async (_, script, isOfPage) => {
    const { host, page } = await visit()
    const address = await login(host, mailboxes, mailboxes.newAddress())
    await host.part('host-sign').click()
    await frameOf(host).getByTestId('wf-details').waitFor()
    await (isOfPage ? page : await frameDocument(host)).evaluate(script)
    expect(await host.outcome()).toContain(restarted)
    await host.seesClosed()
    expect(await host.fact('address')).toBe(address)
    expect(await sign(host)).toMatch(signaturePattern)
    await host.seesClosed()
  })
})

describe('A frame that', () => {
  test.each([
    ['sends every message twice', { kind: 'twice' }],
    ['sends every message late', { kind: 'slow', ms: 300 }],
    ['floods the page with meaningless messages', { kind: 'flood' }],
  ] as const)('%s logs the visitor in, signs, and still does so after a reload', async (_, kind) => {
    const { host } = await visit()
    await world.faults.set('walletFrame', kind)
    const address = await login(host, mailboxes, mailboxes.newAddress())
    expect(await sign(host)).toMatch(signaturePattern)
    await reload(host, address)
    expect(await sign(host)).toMatch(signaturePattern)
  })
})

const unreachable = 'The wallet server does not answer. Try again'
const unavailable = 'The wallet cannot be reached right now. Try again in a moment'
const notUnderstood = 'The wallet server gave an answer that the wallet does not understand'

describe('A wallet server', () => {
  const failing = [
    ['answers with 503', 'wallet', { kind: 'status', code: 503 }, unreachable],
    ['has no store', 'walletStore', { kind: 'down' }, unavailable],
    ['answers with text that is not JSON', 'wallet', { kind: 'rubbish' }, notUnderstood],
    ['cuts the connection', 'wallet', { kind: 'cut' }, unreachable],
  ] as const
  test.each(casesOf(failing, 2))(
    'that %s causes a message at every step, and each step can be repeated',
    async (_, service, kind, text) => {
      const { host } = await visit()
      const mailbox = mailboxes.newAddress()
      const during = async (work: () => Promise<void>) => {
        await world.faults.set(service, kind)
        await work()
        await world.faults.end(service)
      }
      await host.open()
      await during(async () => {
        await submitAddress(host, mailbox)
        await seesSnack(host, text)
      })
      await host.in('wm-email-submit').click()
      await host.sees('EmailVerifyOtp')
      const code = await mailboxes.codeFor(mailbox)
      await during(async () => {
        await host.in('wm-otp-input').fill(code)
        await seesCodeError(host, text)
      })
      const address = await enterCode(host, code)
      await during(async () => {
        await host.part('host-sign').click()
        await frameOf(host).getByTestId('wf-details').waitFor()
        await press(host, 'wf-approve')
        expect(await host.outcome()).toContain(text)
        await host.seesClosed()
      })
      expect(await sign(host)).toMatch(signaturePattern)
      // The frame knows the address, and asks the server again before it signs.
      await during(() => reload(host, address))
      expect(await sign(host)).toMatch(signaturePattern)
      await during(async () => {
        await host.part('host-disconnect').click()
        await host.seesFact('connected', 'false')
      })
      await waitForNextMail(host)
      expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
    },
  )

  test.each([['wallet'], ['walletStore']] as const)(
    'that is slow logs the visitor in and signs: %s',
    async (service) => {
      const { host } = await visit()
      await world.faults.set(service, { kind: 'slow', ms: 100 })
      await login(host, mailboxes, mailboxes.newAddress())
      expect(await sign(host)).toMatch(signaturePattern)
    },
  )

  test('whose answer to the code is lost sends another code, which leads to the same account', async () => {
    const { host, page } = await visit()
    const mailbox = mailboxes.newAddress()
    const address = await login(host, mailboxes, mailbox)
    await host.part('host-disconnect').click()
    await host.seesFact('connected', 'false')
    await waitForNextMail(host)
    await askForCode(host, mailbox)
    const code = await mailboxes.codeFor(mailbox, 2)
    const finish = '**/email/finish'
    await page.route(finish, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await host.in('wm-otp-input').fill(code)
    await seesCodeError(host, unreachable)
    await page.unroute(finish)
    await host.in('wm-otp-input').fill(code)
    await seesCodeError(host, 'new code')
    await waitForNextMail(host)
    await host.in('wm-email-resend').click()
    expect(await enterCode(host, await mailboxes.codeFor(mailbox, 3))).toBe(address)
  })

  test('that never answers causes a message after 25 seconds, and the login can go on', async () => {
    const { host, page } = await visit()
    const mailbox = mailboxes.newAddress()
    await askForCode(host, mailbox)
    const code = await mailboxes.codeFor(mailbox)
    await world.faults.set('wallet', { kind: 'slow', ms: 60_000 })
    const asked = page.waitForRequest(/email\/finish/)
    await host.in('wm-otp-input').fill(code)
    await asked
    await page.clock.fastForward(25_000)
    await seesCodeError(host, unreachable)
    expect(await host.in('wm-alert').count()).toBe(0)
    await world.faults.end('wallet')
    await enterCode(host, code)
    expect(await sign(host)).toMatch(signaturePattern)
  })
})

describe('A page that may not embed the wallet', () => {
  test('[C5-08] [C6-01] [C8-05] gets an alert at once and no wallet; the server and the frame refuse its requests', async () => {
    const { host, guard } = await world.visit({
      build: 'compiled',
      config: { options: { hosts: { auth: wallets.origin } } },
      expects: noise,
    })
    const mailbox = mailboxes.newAddress()
    await host.open()
    await submitAddress(host, mailbox)
    await seesAlert(host, 'Invalid App Configuration')
    await seesSnack(host, notLoaded)
    await host.in('wm-alert').getByRole('button').click()
    await host.in('wm-email-submit').click()
    await seesAlert(host, 'Invalid App Configuration')
    expect(await host.fact('connected')).toBe('false')
    expect(guard.requests.filter((url) => url.startsWith(`${wallets.origin}/assets`))).toEqual([])
    expect(await mailboxes.mailsTo(mailbox)).toEqual([])

    const { origin } = world.host('compiled')
    const headers = { origin, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: mailbox, app: origin })
    const answer = await fetch(`${wallets.origin}/api/wallet/email/start`, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'ORIGIN_NOT_ALLOWED' } }])

    expect(await askByHand(world.host('plain').origin)).toEqual([expect.stringContaining('GET_USER_ERROR')])
    expect(await askByHand(origin)).toEqual([])
  })
})

/** Loads the frame in a page of the given origin, with the frame's policy removed. Returns the frame's replies to a request. */
async function askByHand(origin: string): Promise<string[]> {
  // The frame sends READY only to the origins of its list. For others, Chromium prints that the target origin does not match.
  const { context } = await world.visit({ expects: [/does not match the recipient window/] })
  const page = await context.newPage()
  await page.route(`${wallets.origin}/`, async (route) => {
    const { referer: _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const { 'content-security-policy': __, ...others } = response.headers()
    await route.fulfill({ response, headers: others })
  })
  await page.route(`${origin}/empty`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(`${origin}/empty`)
  await page.evaluate(`new Promise((resolve) => {
    globalThis.said = []
    addEventListener('message', ({ data }) => said.push(data.type))
    const frame = document.createElement('iframe')
    frame.src = '${wallets.origin}/'
    frame.addEventListener('load', resolve)
    document.body.append(frame)
  })`)
  const frame = page.frames().find((one) => one.url().startsWith(wallets.origin))
  await frame?.evaluate(
    'addEventListener("message", () => queueMicrotask(() => parent.postMessage({ type: "heard" }, "*")))',
  )
  const request = { type: '@w3m-app/GET_USER', id: 'a-request', payload: 'none' }
  await page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(request)}, '*')`)
  await expect.poll(() => page.evaluate<string[]>('said')).toContain('heard')
  return (await page.evaluate<string[]>('said')).filter((type) => !/heard|READY/.test(type))
}
