import { getAddress } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../template/src/wallet-modal/server'
import type { HostSignIn } from './host/config'
import { findViolations } from './support/axe'
import type { HostPage } from './support/host-page'
import { storedRows } from './support/storage'
import type { Visit } from './support/visit'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const onOne = 'eip155:31337'
const onTwo = 'eip155:31338'
/** The messages for developers in the console. */
const told = [/\[wallet-modal\]/, /Failed to load resource/]

const visitSignIn = (signIn: HostSignIn, more: { options?: object } = {}): Promise<Visit> =>
  world.visit({ config: { signIn, ...more }, expects: told })

/** Connects until the view asks for a signature. */
async function connectAsked(host: HostPage): Promise<void> {
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await host.sees('SIWXSignMessage')
}

async function sign(host: HostPage): Promise<void> {
  await host.signIn()
  await host.seesClosed()
}

const snack = (host: HostPage) => host.in('wm-snackbar')

test(
  '[C1-09] [C4-13] [C4-14] asked once after connecting; signed in across reloads and tabs, until disconnecting',
  { tags: 'main' },
  async () => {
    const visit = await visitSignIn({ kind: 'local', statement: 'Welcome' })
    const { host, page } = visit
    await connectAsked(host)
    expect(await findViolations(page)).toEqual([])
    await host.in('wm-siwx-sign').click()
    const { method, params } = await world.wallet.approve()
    expect(method).toBe('personal_sign')
    const [message, signer] = params as [string, string]
    const text = Buffer.from(message.slice(2), 'hex').toString()
    const site = new URL(page.url()).host
    expect(text).toContain(`${site} wants you to sign in with your Ethereum account:\n${first}\n\nWelcome\n`)
    expect(getAddress(signer)).toBe(first)
    await host.seesClosed()
    await host.seesFact('session', `${onOne}:${first}`)
    expect((await host.fact('events')).split(' ')).toContain('SIWX_AUTH_SUCCESS')
    await page.reload()
    await host.seesFact('session', `${onOne}:${first}`)
    const other = await visit.openTab()
    await other.seesFact('session', `${onOne}:${first}`)
    expect(await world.wallet.pendingRequests()).toEqual([])
    expect(await storedRows(page, 'siwxSessions')).toHaveLength(1)
    await other.part('host-disconnect').click()
    for (const tab of [host, other]) await tab.seesFact('session', 'idle')
    await expect.poll(() => storedRows(page, 'siwxSessions')).toEqual([])
  },
)

test('another account or network is asked again; earlier signatures stay valid', async () => {
  const { host } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await sign(host)
  await world.wallet.switchAccount(second)
  await host.sees('SIWXSignMessage')
  await host.seesFact('session', 'signed-out')
  await sign(host)
  await host.seesFact('session', `${onOne}:${second}`)
  await world.wallet.switchNetwork(31338)
  await host.sees('SIWXSignMessage')
  await sign(host)
  await host.seesFact('session', `${onTwo}:${second}`)
  await world.wallet.set({ selectedAccount: first, chainId: 31337 })
  await host.seesFact('session', `${onOne}:${first}`)
  await host.seesClosed()
})

test('[C4-14] [C8-14] a visitor who declines is told so, and can sign afterwards', async () => {
  const { host } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await host.in('wm-siwx-sign').click()
  await world.wallet.reject()
  await expect.poll(() => host.in('wm-alert').textContent()).toContain('Signature declined')
  await host.sees('SIWXSignMessage')
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
})

test('[C4-04] [C4-15] required: only signing or cancelling closes the view, and cancelling disconnects', async () => {
  const { host, page } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await page.mouse.click(10, 450)
  await host.escape()
  await host.in('wm-close').click()
  await host.sees('SIWXSignMessage')
  await host.in('wm-siwx-cancel').click()
  await host.seesClosed()
  await host.seesStatus('disconnected')
  await host.open()
  await host.sees('Connect')
})

test('[C4-15] optional: the view can be left; the visitor stays connected, is not asked again, and can sign later', async () => {
  const { host, page } = await visitSignIn({ kind: 'local', required: false })
  await connectAsked(host)
  await page.mouse.click(10, 450)
  await host.seesClosed()
  await host.seesFact('connected', 'true')
  await page.reload()
  await host.seesFact('session', 'signed-out')
  await host.seesStatus('connected')
  await host.seesClosed()
  await host.part('host-sign-in').click()
  await host.sees('SIWXSignMessage')
  await host.in('wm-siwx-cancel').click()
  await host.seesClosed()
  await host.seesFact('connected', 'true')
  await host.part('host-sign-in').click()
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
  await host.part('host-sign-out').click()
  await host.seesFact('session', 'signed-out')
  await host.seesFact('connected', 'true')
})

test('by keyboard alone; the focus returns to the button', async () => {
  const { host, page } = await visitSignIn({ kind: 'local', required: false, asksOnConnect: false })
  await host.connect()
  await host.part('host-sign-in').focus()
  await page.keyboard.press('Enter')
  await host.sees('SIWXSignMessage')
  const pressed = async (testId: string) => {
    for (let tries = 0; tries < 12; tries++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate<string | undefined>('document.activeElement?.dataset.testid')) === testId) return
    }
    throw new Error(`${testId} cannot be reached by Tab`)
  }
  await pressed('wm-siwx-show-message')
  await page.keyboard.press('Enter')
  await host.in('wm-siwx-message').waitFor()
  await pressed('wm-siwx-sign')
  await page.keyboard.press('Enter')
  await world.wallet.approve()
  await host.seesClosed()
  await host.seesFact('session', `${onOne}:${first}`)
  // The browser moves the focus with the frame after the modal has closed.
  await expect
    .poll(() => page.evaluate<string | undefined>('document.activeElement?.dataset.testid'))
    .toBe('host-sign-in')
})

test('a contract account signs in, checked by its chain', async () => {
  await world.wallet.set({ contractAccount: 'deployed' })
  const { host } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await sign(host)
  await expect.poll(() => host.fact('session')).toMatch(/^eip155:31337:0x/)
  await host.part('host-sign-out').click()
  await host.seesStatus('disconnected')
})

test('a counterfactual account signs in before it exists', async () => {
  await world.wallet.set({ contractAccount: 'counterfactual' })
  const { host } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await sign(host)
  await expect.poll(() => host.fact('session')).toMatch(/^eip155:31337:0x/)
})

test('a session that ends while the page is open is asked for again', async () => {
  const { host } = await visitSignIn({ kind: 'local', expiration: 4_000 })
  await connectAsked(host)
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
  await host.sees('SIWXSignMessage')
  expect(await host.in('wm-alert').getAttribute('data-code')).toBe('expired')
})

test('if a wallet changes its account while it signs, the signature is dropped and the other account is asked', async () => {
  const { host, page } = await visitSignIn({ kind: 'local' })
  await connectAsked(host)
  await host.in('wm-siwx-sign').click()
  await world.wallet.pending()
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  await world.wallet.approve()
  await expect.poll(() => host.in('wm-siwx-sign').textContent()).toBe('Sign')
  await host.seesFact('session', 'signed-out')
  expect(await storedRows(page, 'siwxSessions')).toEqual([])
  await sign(host)
  await host.seesFact('session', `${onOne}:${second}`)
})

test('if two tabs sign at once, there is one question, and both are signed in', async () => {
  const visit = await visitSignIn({ kind: 'local', required: false, asksOnConnect: false })
  const { host, page } = visit
  await host.connect()
  const other = await visit.openTab()
  await other.seesFact('connected', 'true')
  for (const tab of [host, other]) {
    await tab.page.bringToFront()
    await tab.part('host-sign-in').click()
    await tab.sees('SIWXSignMessage')
  }
  await page.bringToFront()
  await host.in('wm-siwx-sign').click()
  await world.wallet.pending()
  await other.in('wm-siwx-sign').click()
  await expect.poll(() => other.in('wm-siwx-sign').textContent()).toBe('Signing...')
  expect(await world.wallet.pendingRequests()).toHaveLength(1)
  await world.wallet.approve()
  for (const tab of [host, other]) await tab.seesFact('session', `${onOne}:${first}`)
  await other.seesClosed()
  expect(await world.wallet.pendingRequests()).toEqual([])
})

test('under a strict content security policy', async () => {
  const { host } = await world.visit({ config: { signIn: { kind: 'local' } }, isStrict: true, expects: told })
  await connectAsked(host)
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
})

test('an app with `siweConfig` signs in by its own callbacks', async () => {
  const { host, page } = await visitSignIn({ kind: 'siwe' })
  await connectAsked(host)
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
  await page.reload()
  await host.seesFact('session', `${onOne}:${first}`)
  await world.wallet.switchNetwork(31338)
  await host.sees('SIWXSignMessage')
  expect(await page.evaluate('sessionStorage.getItem("host-siwe")')).toBeNull()
})

/** Gives the host app the sign-in server of a copy. */
function startServer(chain: string | true = world.rpc(31337)) {
  const host = world.host('plain')
  const server = createSignInServer({
    origins: [host.origin],
    chains: { [onOne]: chain, [onTwo]: world.rpc(31338) },
    store: openSignInStore('memory:'),
    onError: () => {},
  })
  host.backEnd = toNodeMiddleware(server)
  return server
}

test('with a server the session is a cookie that no script can read, in all tabs, across reloads, until signing out', async () => {
  startServer()
  const visit = await visitSignIn({ kind: 'server', required: false })
  const { host, page, context } = visit
  await connectAsked(host)
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate('document.cookie')).toBe('')
  await page.reload()
  await host.seesFact('session', `${onOne}:${first}`)
  const other = await visit.openTab()
  await other.seesFact('session', `${onOne}:${first}`)
  await other.part('host-sign-out').click()
  for (const tab of [host, other]) await tab.seesFact('session', 'signed-out')
  expect(await page.evaluate(`fetch('/api/sign-in/sessions').then(({ status }) => status)`)).toBe(401)
})

test('with a server a contract account is checked on its chain', async () => {
  startServer()
  await world.wallet.set({ contractAccount: 'deployed' })
  const { host } = await visitSignIn({ kind: 'server' })
  await connectAsked(host)
  await sign(host)
  await expect.poll(() => host.fact('session')).toMatch(/^eip155:31337:0x/)
})

test('[C8-14] with a server that accepts no contracts, a contract account is told so', async () => {
  startServer(true)
  await world.wallet.set({ contractAccount: 'deployed' })
  const { host } = await visitSignIn({ kind: 'server' })
  await connectAsked(host)
  await host.in('wm-siwx-sign').click()
  await world.wallet.approve()
  await expect
    .poll(() => host.in('wm-alert').textContent())
    .toContain('This application might not support Smart Accounts')
  await host.seesFact('session', 'signed-out')
})

test('[C8-13] when the app cannot find out who is signed in, nobody stays connected, and the visitor is told', async () => {
  const { host } = await visitSignIn({ kind: 'siwe', isBroken: true })
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await expect
    .poll(() => snack(host).textContent())
    .toContain('A problem occurred while trying initialize authentication')
  await host.sees('Connect')
  await host.seesStatus('disconnected')
})

test('a server that does not answer is reported in the view, and signing in continues when it is back', async () => {
  world.host('plain').backEnd = (request, response, next) => {
    // The visitor is asked to sign in only after the server has answered that nobody is signed in.
    if (request.url === '/api/sign-in/session') response.end('{"session":null}')
    else if (request.url?.startsWith('/api/sign-in')) response.writeHead(503).end()
    else next()
  }
  const { host } = await visitSignIn({ kind: 'server' })
  await connectAsked(host)
  await expect.poll(() => host.in('wm-alert').getAttribute('data-code')).toBe('SIGN_IN_UNAVAILABLE')
  startServer()
  await host.in('wm-retry').click()
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
})

test('with the cloud the page has tokens, which are kept across reloads and removed with the connection', async () => {
  const { host, page } = await visitSignIn(
    { kind: 'cloud' },
    { options: { projectId: 'test', hosts: { api: world.endpoints.api, rpc: world.endpoints.rpcProxy } } },
  )
  await connectAsked(host)
  await sign(host)
  await host.seesFact('session', `${onOne}:${first}`)
  await page.reload()
  await host.seesFact('session', `${onOne}:${first}`)
  const tokens = () => page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.includes('token'))`)
  expect(await tokens()).not.toEqual([])
  await host.part('host-disconnect').click()
  await host.seesFact('session', 'idle')
  await expect.poll(tokens).toEqual([])
})
