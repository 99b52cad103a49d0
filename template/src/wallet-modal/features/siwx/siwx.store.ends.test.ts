// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, gamma } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { createSiwxTest } from './testing/create-siwx-test'
import { FakeSiwx } from './testing/fake-siwx'

function optional(): FakeSiwx {
  const siwx = new FakeSiwx()
  siwx.isRequired = false
  return siwx
}

/** A connected visitor has pressed Sign, and the wallet has been asked. */
async function signing(siwx = optional()) {
  const test = await createSiwxTest({ siwx })
  await test.connectInModal()
  const held = test.wallet.hold('personal_sign')
  const signed = test.store.sign()
  await settle()
  const answer = async (settleWallet: () => void) => {
    settleWallet()
    await signed
    await settle()
  }
  return { ...test, held, answer }
}

async function signedIn(options: Parameters<typeof createSiwxTest>[0] = {}) {
  const test = await createSiwxTest({ siwx: optional(), ...options })
  await test.connectInModal()
  await test.sign()
  return test
}

test('[C4-13] A visitor who connects by a button of the page is asked, too, although the modal is closed.', async () => {
  const { root, connect } = await createSiwxTest({ siwx: optional() })
  await connect()
  await settle()
  expect([root.modal.open, root.router.view]).toEqual([true, 'SIWXSignMessage'])
})

test('In an embedded card, a reload does not ask again a visitor who has postponed it.', async () => {
  const browser = createFakeBrowser()
  const before = await createSiwxTest({ siwx: optional(), browser, enableEmbedded: true })
  await before.connectInModal()
  await before.store.cancel()
  before.modal.dispose()
  const { root, store } = await createSiwxTest({ siwx: optional(), browser, enableEmbedded: true })
  await settle()
  expect([root.account.isConnected, store.state.status]).toEqual([true, 'signed-out'])
  expect(root.router.view).not.toBe('SIWXSignMessage')
})

test('A signature given after the view was closed signs in.', async () => {
  const { root, siwx, store, held, answer, events } = await signing()
  root.modal.close('overlay')
  await answer(() => held.resolve('0x51ed'))
  expect([store.state.status, siwx.sessions.length, root.modal.open]).toEqual(['signed-in', 1, false])
  expect(events).toEqual(['SIWX_AUTH_SUCCESS'])
})

test('A visitor who closes the view and declines in the wallet is told nothing.', async () => {
  const { root, store, held, answer, events } = await signing()
  root.modal.close('overlay')
  await answer(() => held.reject(walletError(4001)))
  expect([store.state.status, root.modal.open, store.notice]).toEqual(['signed-out', false, undefined])
  expect(events).toEqual(['SIWX_AUTH_ERROR'])
})

test('A failure after the modal was closed opens the question again and gives the reason.', async () => {
  const { root, siwx, store, held, answer } = await signing()
  const { siwxError } = await import('../../domain/errors/siwx-errors')
  siwx.failures.set('addSession', siwxError('SIGN_IN_UNAVAILABLE'))
  root.modal.close('overlay')
  await answer(() => held.resolve('0x51ed'))
  expect([root.modal.open, root.router.view]).toEqual([true, 'SIWXSignMessage'])
  expect(store.notice).toMatchObject({ error: { shortMessage: 'The sign-in service does not answer' } })
})

test('[C8-14] A decline is shown at once; the words change when the chain says that the account is a contract.', async () => {
  const { store, rpc, platform, wallet } = await signing()
  await store.cancel()
  let say: (answer: Response) => void = () => {}
  rpc.respond(alpha.rpcUrls.default.http[0] ?? '', () => new Promise((resolve) => (say = resolve)))
  wallet.fail('personal_sign', walletError(4001))
  store.askNow()
  const signed = store.sign()
  await settle()
  expect(store.notice).toMatchObject({ error: { shortMessage: 'Signature declined' } })
  const [id] = rpc.posts.at(-1)?.calls.map((call) => call.id) ?? []
  say(new Response(JSON.stringify({ jsonrpc: '2.0', id, result: '0x6080' })))
  await signed
  expect(store.notice).toMatchObject({ error: { shortMessage: 'This application might not support Smart Accounts' } })
  await platform.advance(10_000)
})

test('[C4-13] News from another tab does not replace the question.', async () => {
  const siwx = optional()
  const test = await createSiwxTest({ siwx })
  const looks: (() => void)[] = []
  siwx.getSessions = () => new Promise((resolve) => void looks.push(() => resolve([])))
  await test.connectInModal()
  await settle()
  siwx.changeElsewhere([])
  await settle()
  for (const look of looks) look()
  await settle()
  expect([looks.length, test.root.router.view]).toEqual([2, 'SIWXSignMessage'])
})

test('The view gets its message even if another tab signs out while the message is being prepared.', async () => {
  const siwx = optional()
  const make = siwx.createMessage.bind(siwx)
  const held: (() => void)[] = []
  siwx.createMessage = async (request) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    return make(request)
  }
  const { connectInModal, root, store } = await createSiwxTest({ siwx })
  await connectInModal()
  await settle()
  expect([root.router.view, held.length]).toEqual(['SIWXSignMessage', 1])
  siwx.changeElsewhere([])
  await settle()
  for (const answer of held) answer()
  await settle()
  expect(store.signing.draft.state).toBe('ready')
})

test('A session that was stored after it had been given up is revoked.', async () => {
  const { siwx, wallet, held, answer } = await signing()
  const keep = siwx.addSession.bind(siwx)
  let go = () => {}
  siwx.addSession = async (session) => {
    await new Promise<void>((resolve) => (go = resolve))
    await keep(session)
  }
  await answer(() => {
    held.resolve('0x51ed')
    void settle().then(async () => {
      wallet.changeAccounts([secondAddress])
      await settle()
      go()
    })
  })
  expect([siwx.sessions, siwx.calls.at(-1)]).toEqual([[], `revokeSession eip155:1 ${firstAddress}`])
})

/** A signed-in visitor closes the page and opens it again later. */
async function openedAgain(wallet = new FakeWallet()) {
  const browser = createFakeBrowser()
  const before = await signedIn({ browser })
  before.modal.dispose()
  const siwx = optional()
  siwx.sessions = before.siwx.sessions
  const test = await createSiwxTest({ siwx, browser, wallet })
  await test.platform.advance(5_000)
  await settle()
  return test
}

test('If a connection is gone when the page opens again, its session is revoked.', async () => {
  const wallet = new FakeWallet()
  wallet.changeAccounts([])
  const { root, siwx } = await openedAgain(wallet)
  expect([root.account.isConnected, siwx.sessions]).toEqual([false, []])
})

test('If a connection is there when the page opens again, its session stays.', async () => {
  const { store, siwx } = await openedAgain()
  expect([store.state.status, siwx.sessions.length]).toEqual(['signed-in', 1])
})

test("If signing out fails, the visitor stays signed in and the session's end is still watched.", async () => {
  const siwx = optional()
  siwx.expirationTime = new Date(Date.UTC(2026, 0, 1, 0, 30)).toISOString()
  const { store, platform } = await signedIn({ siwx })
  siwx.failures.set('revokeSession', new Error('down'))
  await expect(store.signOut()).rejects.toThrow('down')
  await settle()
  expect(store.state.status).toBe('signed-in')
  siwx.sessions = []
  await platform.advance(30 * 60_000)
  expect(store.state.status).toBe('signed-out')
})

test('On a network that the app does not list, signing out ends every session.', async () => {
  const { store, siwx, wallet } = await signedIn({ networks: [alpha] })
  wallet.changeChain(gamma.id)
  await settle()
  await store.signOut()
  expect([siwx.calls.at(-1), siwx.sessions]).toEqual(['setSessions 0', []])
})

test('A session ends when the service says so, also on a device that has slept.', async () => {
  const siwx = optional()
  const keep = siwx.addSession.bind(siwx)
  const expirationTime = new Date(Date.UTC(2026, 0, 1, 1)).toISOString()
  siwx.addSession = (session) => keep({ ...session, data: { ...session.data, expirationTime } })
  const { store, platform } = await signedIn({ siwx })
  expect(store.state.session?.data.expirationTime).toBe(expirationTime)
  siwx.sessions = []
  // Time has passed without a timer, as on a device that sleeps.
  Object.assign(platform, { now: () => Date.parse(expirationTime) })
  platform.page.setVisible(true)
  await settle()
  expect(store.state.status).toBe('signed-out')
})

test('A signed-in visitor can be checked again, whatever was answered before.', async () => {
  const { store, siwx } = await signedIn()
  const forgotten: boolean[] = []
  const { sessions } = siwx
  Object.assign(siwx, { forget: () => void forgotten.push(true) })
  siwx.sessions = []
  await store.refresh()
  expect([store.state.status, forgotten]).toEqual(['signed-out', [true]])
  siwx.sessions = sessions
  await store.refresh()
  expect(store.state.status).toBe('signed-in')
})
