import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../../template/src/wallet-modal/server'
import type { HostPage } from '../support/host-page'
import { codeOf, pair, pairingConfig } from '../support/phone'
import { storedRows } from '../support/storage'
import { useWorld } from '../support/world'
import { chooseOdd, onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/]
const pairing = () => ({ config: pairingConfig(world), expects: notes })

test('F32 envelopes of the relay that arrive twice, cut off or in another order count once', () =>
  onPage(world, pairing(), async ({ host, page }) => {
    let doubled = 0
    await page.routeWebSocket(/\/relay/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((frame) => {
        const text = String(frame)
        const isEnvelope = text.includes('irn_subscription')
        // The relay sends a truncated copy before each envelope, and a complete copy after the envelope.
        if (isEnvelope) socket.send(text.slice(0, text.length / 2))
        socket.send(frame)
        if (!isEnvelope) return
        doubled += 1
        socket.send(frame)
      })
    })
    await page.reload()
    const phone = await pair(world, host)
    await host.seesFact('address', first)
    expect(await phone.sessions()).toHaveLength(1)
    await world.wallet.ask()
    await host.part('host-sign').click()
    await world.wallet.approve({ method: 'personal_sign' })
    expect(await host.outcome()).toMatch(/^0x/)
    expect(await world.wallet.pendingRequests()).toEqual([])
    expect(doubled).toBeGreaterThan(1)
  }))

test('F33 a visitor whose session the relay client does not know any more is disconnected without a message, and can pair again', () =>
  onPage(world, pairing(), async ({ host, page, visit }) => {
    await pair(world, host)
    const devtools = await visit.context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(visit.address).origin,
      storageTypes: 'indexeddb',
    })
    await page.reload()
    await host.seesStatus('disconnected')
    await host.seesFact('address', '')
    expect(await host.modal.count()).toBe(0)
    await host.open()
    expect(await host.in('wm-alert').count()).toBe(0)
    await host.wallet('WalletConnect').click()
    await world.phone.scan(await codeOf(host))
    await host.seesFact('connected', 'true')
  }))

test.each(['closed', 'open'] as const)(
  'F34 if the phone ends the session while a request is open and the modal is %s, the account goes and the request ends',
  (shown) =>
    onPage(world, pairing(), async ({ host }) => {
      const phone = await pair(world, host)
      await world.wallet.ask()
      await host.part('host-sign').click()
      await world.wallet.pending({ method: 'personal_sign' })
      if (shown === 'open' && (await host.modal.count()) === 0) await host.open()
      if (shown === 'closed' && (await host.modal.count()) > 0) await host.close()
      await phone.leave()
      await host.seesStatus('disconnected')
      await host.seesFact('address', '')
      expect(await host.outcome()).toMatch(/^failed/)
      await host.in('wm-view-ApproveTransaction').waitFor({ state: 'detached' })
    }),
)

/** Connects until the view asks for a signature. */
async function connectAsked(host: HostPage): Promise<void> {
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await host.sees('SIWXSignMessage')
}

test('F64 a session is valid neither before its time nor after it, and is valid again on a device with the right time', () =>
  onPage(
    world,
    { config: { signIn: { kind: 'local', required: false } }, expects: notes },
    async ({ host, page, visit }) => {
      const { clock } = visit.context
      const day = 86_400_000
      await connectAsked(host)
      await host.signIn()
      await host.seesFact('session', `eip155:31337:${first}`)
      await clock.setSystemTime(Date.now() - day)
      await page.reload()
      await host.seesFact('connected', 'true')
      await host.seesFact('session', 'signed-out')
      await clock.setSystemTime(Date.now())
      await page.reload()
      await host.seesFact('session', `eip155:31337:${first}`)
      await clock.setSystemTime(Date.now() + 366 * day)
      await page.reload()
      await host.seesFact('connected', 'true')
      await host.seesFact('session', 'signed-out')
      await clock.setSystemTime(Date.now())
    },
  ))

test.each([
  ['fails', 503, ''],
  ['gives a nonce of seven characters', 200, '{"nonce":"abc1234"}'],
  ['gives a nonce with a sign', 200, '{"nonce":"abcdefgh-12345678"}'],
] as const)('F65 if the source of nonces %s, the view gives the reason, and nothing is signed', (_, status, body) => {
  const visiting = { config: { signIn: { kind: 'server', required: false } as const }, expects: notes }
  world.host('plain').backEnd = (request, response, next) => {
    if (request.url === '/api/sign-in/session') response.end('{"session":null}')
    else if (request.url?.startsWith('/api/sign-in')) response.writeHead(status).end(body)
    else next()
  }
  return onPage(world, visiting, async ({ host }) => {
    await connectAsked(host)
    await host.in('wm-alert').waitFor()
    await host.in('wm-retry').waitFor()
    expect(await host.in('wm-siwx-sign').count()).toBe(0)
    const methods = (await world.wallet.requests()).map(({ method }) => method)
    expect(methods).not.toContain('personal_sign')
    await host.seesFact('session', 'signed-out')
  })
})

/** Gives the host app the sign-in server of a copy, in front of which `fault` answers some requests itself. */
function startServer(fault: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const host = world.host('plain')
  const server = createSignInServer({
    origins: [host.origin],
    chains: { 'eip155:31337': world.rpc(31337) },
    store: openSignInStore('memory:'),
    onError: () => {},
  })
  const usual = toNodeMiddleware(server)
  host.backEnd = (request, response, next) => {
    if (!fault(request, response)) usual(request, response, next)
  }
}

test('F67 if the server does not answer or refuses a signature, the view says so; an unanswered signature is sent again, and the next try succeeds', () => {
  const faults = [503, 403]
  startServer((request, response) => {
    if (request.method !== 'POST' || !request.url?.startsWith('/api/sign-in')) return false
    const status = faults.shift()
    if (status !== undefined) response.writeHead(status).end()
    return status !== undefined
  })
  return onPage(
    world,
    { config: { signIn: { kind: 'server', required: false } }, expects: notes },
    async ({ host }) => {
      await connectAsked(host)
      await world.wallet.approveAll()
      const signatures = async () =>
        (await world.wallet.requests()).filter(({ method }) => method === 'personal_sign').length
      for (const left of [1, 0]) {
        await host.in('wm-siwx-sign').click()
        await host.in('wm-alert').waitFor()
        await expect.poll(() => faults.length).toBe(left)
        await expect.poll(() => host.in('wm-siwx-sign').textContent()).toBe('Sign')
        expect(await host.fact('session')).toBe('signed-out')
        // The server has not refused the signature of the first try, so the second try sends the same signature.
        expect(await signatures()).toBe(1)
      }
      await host.in('wm-siwx-sign').click()
      await host.seesFact('session', `eip155:31337:${first}`)
    },
  )
})

const signature = (last: string) => `'0x${'51'.repeat(64)}${last}'`

test('F69 a signature of another signer, of another length or of no form is refused, and nothing is stored', () =>
  onPage(
    world,
    { config: { signIn: { kind: 'local', required: false } }, expects: notes },
    async ({ host, odd, page }) => {
      await chooseOdd(host)
      await host.sees('SIWXSignMessage')
      for (const answer of [signature('1b'), signature(''), `'no signature'`, 'null']) {
        await odd.answer('personal_sign', `() => ${answer}`)
        await host.in('wm-siwx-sign').click()
        await host.in('wm-alert').waitFor()
        await expect.poll(() => host.in('wm-siwx-sign').textContent()).toBe('Sign')
        expect(await host.fact('session')).toBe('signed-out')
        expect(await storedRows(page, 'siwxSessions')).toEqual([])
      }
      await host.in('wm-siwx-cancel').click()
      await host.seesClosed()
    },
  ))
