// @vitest-environment node
import { expect, test } from 'vitest'
import { createWalletModal } from '../../create-wallet-modal'
import { connectLimits } from '../../domain/wallets/connect-limits'
import { createFakeBrowser } from '../../testing/fake-browser'
import { firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, gamma } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { createSiwxTest } from './testing/create-siwx-test'
import { FakeSiwx } from './testing/fake-siwx'

const onAlpha = 'eip155:1'
const onBeta = 'eip155:10'

/** A connected visitor who is asked to sign. */
async function asked(siwx = new FakeSiwx()) {
  const test = await createSiwxTest({ siwx })
  await test.connectInModal()
  return test
}

test('[C4-13] A visitor who connects without a session is asked to sign, once.', async () => {
  const { root, store, siwx } = await asked()
  expect([root.modal.open, root.router.view, store.state.status]).toEqual([true, 'SIWXSignMessage', 'signed-out'])
  expect(siwx.calls.filter((call) => call.startsWith('createMessage'))).toEqual([
    `createMessage ${onAlpha} ${firstAddress}`,
  ])
})

test("[C4-13] On a network that the app does not list nobody is asked until the network is one of the app's.", async () => {
  const test = await createSiwxTest({ networks: [alpha] })
  test.wallet.chainId = gamma.id
  await test.connectInModal()
  expect(test.root.chain.isActiveNetworkSupported).toBe(false)
  expect([test.root.router.view, test.siwx.calls]).toEqual(['UnsupportedChain', []])
  test.wallet.changeChain(alpha.id)
  await settle()
  expect(test.root.router.view).toBe('SIWXSignMessage')
})

test('A visitor with a session is signed in without a question, and the modal closes after a moment.', async () => {
  const siwx = new FakeSiwx()
  const first = await asked(siwx)
  await first.sign()
  const { sessions } = siwx
  const again = new FakeSiwx()
  again.sessions = sessions
  const { root, store, platform, connectInModal } = await createSiwxTest({ siwx: again })
  await connectInModal()
  expect([store.state.status, root.router.view]).toEqual(['signed-in', 'ConnectingExternal'])
  await platform.advance(700)
  expect(root.modal.open).toBe(false)
})

test('[C4-14] Signing stores the session, closes the modal and is tracked.', async () => {
  const { root, store, siwx, events, sign, wallet } = await asked()
  await sign()
  expect(siwx.sessions).toMatchObject([
    {
      data: { accountAddress: firstAddress, chainId: onAlpha },
      message: `Sign in as ${firstAddress} on ${onAlpha}: nonce00000001`,
      signature: '0x51ed',
    },
  ])
  expect([root.modal.open, store.state.status, events]).toEqual([false, 'signed-in', ['SIWX_AUTH_SUCCESS']])
  expect(wallet.callsOf('personal_sign')).toHaveLength(1)
})

test('[C3-11] The signed message is the shown one, with every field; no session has more than was made.', async () => {
  const { store, siwx, sign, connectInModal } = await createSiwxTest()
  const make = siwx.createMessage.bind(siwx)
  const more = {
    statement: 'Welcome',
    issuedAt: '2026-01-01T00:00:00Z',
    notBefore: '2026-01-01T00:00:00Z',
    expirationTime: '2026-01-02T00:00:00Z',
    requestId: 'one',
    resources: ['https://app.example/terms'],
  }
  siwx.createMessage = async (request) => Object.assign(await make(request), more)
  await connectInModal()
  const { draft } = store.signing
  await sign()
  const [session] = siwx.sessions
  expect(draft).toMatchObject({ state: 'ready', text: session?.message })
  expect(session).toEqual({
    data: {
      accountAddress: firstAddress,
      chainId: onAlpha,
      domain: 'app.example',
      uri: 'https://app.example/page',
      version: '1',
      nonce: 'nonce00000001',
      ...more,
    },
    message: session?.message,
    signature: '0x51ed',
  })
})

test('[C4-14] [C8-14] Declining leaves the view open and says so.', async () => {
  const { root, store, siwx, events, sign, wallet } = await asked()
  wallet.fail('personal_sign', walletError(4001, 'User rejected the request.'))
  await sign()
  expect([root.modal.open, root.router.view, store.state.status]).toEqual([true, 'SIWXSignMessage', 'signed-out'])
  expect(store.notice).toMatchObject({ reason: 'failed', error: { shortMessage: 'Signature declined' } })
  expect([events, siwx.sessions]).toEqual([['SIWX_AUTH_ERROR'], []])
  wallet.release('personal_sign')
  await sign()
  expect(store.state.status).toBe('signed-in')
})

test('[C8-14] The owner of a contract account is told that the app may not support it.', async () => {
  const { store, rpc, siwx, sign } = await asked()
  siwx.failures.set('addSession', new Error('The signature is not valid'))
  rpc.answer('eth_getCode', () => '0x6080')
  await sign()
  expect(store.notice).toMatchObject({ error: { shortMessage: 'This application might not support Smart Accounts' } })
})

test('A decline by a delegated account (EIP-7702) reads like any other.', async () => {
  const { store, rpc, sign, wallet } = await asked()
  rpc.answer('eth_getCode', () => `0xef0100${'ab'.repeat(20)}`)
  wallet.fail('personal_sign', walletError(4001))
  await sign()
  expect(store.notice).toMatchObject({ error: { shortMessage: 'Signature declined' } })
})

test.each([true, false])('[C4-15] Cancelling when signing in is required: %s', async (isRequired) => {
  const siwx = new FakeSiwx()
  siwx.isRequired = isRequired
  const { root, store, events } = await asked(siwx)
  await store.cancel()
  await settle()
  expect(root.account.isConnected).toBe(!isRequired)
  expect([root.modal.open, root.router.view, events]).toEqual([false, 'Connect', ['CLICK_CANCEL_SIWX']])
})

test.each(['overlay', 'escape', 'header'] as const)(
  '[C4-04] While sign-in is required, closing by %s is refused; the host app may always close.',
  async (reason) => {
    const { root } = await asked()
    root.modal.close(reason)
    expect([root.modal.open, root.modal.shaking]).toEqual([true, true])
    root.router.push({ view: 'ApproveTransaction', data: undefined })
    root.modal.close(reason)
    expect(root.modal.open).toBe(true)
    root.modal.close('api')
    expect(root.modal.open).toBe(false)
  },
)

test('[C4-04] Closing is free if nobody has to sign, or with a session.', async () => {
  const optional = new FakeSiwx()
  optional.isRequired = false
  const first = await asked(optional)
  first.root.modal.close('overlay')
  expect(first.root.modal.open).toBe(false)
  const second = await asked()
  await second.sign()
  second.root.modal.show({ view: 'SIWXSignMessage' })
  second.root.modal.close('overlay')
  expect(second.root.modal.open).toBe(false)
})

test('If sessions cannot be looked up, the wallet is disconnected and Connect says why.', async () => {
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', new Error('no network'))
  const { root, events } = await asked(siwx)
  await settle()
  expect([root.account.isConnected, root.router.view]).toEqual([false, 'Connect'])
  expect(root.modalStores.snack.message).toBe('A problem occurred while trying initialize authentication')
  expect(events).toEqual(['SIWX_AUTH_ERROR'])
})

test('A service that never answers ends the wait after its limit.', async () => {
  const siwx = new FakeSiwx()
  siwx.getSessions = () => new Promise(() => {})
  const { root, platform, store } = await asked(siwx)
  expect(store.state.status).toBe('checking')
  await platform.advance(15_000)
  expect([root.account.isConnected, root.router.view]).toEqual([false, 'Connect'])
})

test('[C8-15] Signing is refused without sign-in, without an account and without a wallet.', async () => {
  const { root, store, modal } = await createSiwxTest()
  await expect(store.sign()).rejects.toThrow(/^No ActiveCaipAddress found$/)
  modal.open()
  root.chain.setChainAccountData({ address: firstAddress, caipAddress: `${onAlpha}:${firstAddress}` }, 'eip155')
  await expect(store.sign()).rejects.toThrow(/^No ActiveCaipNetwork or client found$/)
  const { startSiwx } = await import('./siwx-parts')
  const without = await createSiwxTest().then(({ root: { modalStores } }) => modalStores)
  const plain = createWalletModal({ networks: [alpha] })
  expect(() => startSiwx(plain.root, without)).toThrow(/^SIWX is not enabled/)
})

test('[C5-05] `siwx` and `siweConfig` at once are an error.', () => {
  const siweConfig = {
    getNonce: async () => 'n',
    getMessageParams: async () => ({ domain: 'd', uri: 'u', chains: [1] }),
    createMessage: () => '',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
  }
  expect(() => createWalletModal({ networks: [alpha], siwx: new FakeSiwx(), siweConfig })).toThrow(
    /^Cannot set both `siweConfig` and `siwx` options$/,
  )
})

test('[C1-09] Signing in is optional: without the option nobody is asked.', async () => {
  const test = await createSiwxTest()
  const { createTestRoot } = await import('../../testing/create-test-root')
  const { root, connect } = await createTestRoot()
  await connect()
  await settle()
  expect([root.features.siwx, root.modal.open]).toEqual([undefined, false])
  expect(test.root.features.siwx).toBeDefined()
})

test('Another account or network is asked again; an existing session is found again.', async () => {
  const { root, siwx, store, sign, wallet } = await asked()
  await sign()
  wallet.changeAccounts([secondAddress])
  await settle()
  expect([root.modal.open, root.router.view, store.state.session]).toEqual([true, 'SIWXSignMessage', undefined])
  wallet.changeAccounts([firstAddress])
  await settle()
  expect([root.modal.open, store.state.status]).toEqual([false, 'signed-in'])
  wallet.changeChain(10)
  await settle()
  expect([root.modal.open, store.state.status]).toEqual([true, 'signed-out'])
  expect(siwx.calls).toContain(`getSessions ${onBeta} ${firstAddress}`)
})

test.each([
  ['the account', 'changeAccounts', [secondAddress]],
  ['the network', 'changeChain', 10],
] as const)('A signature that arrives after %s has changed is discarded.', async (_, change, value) => {
  const { root, siwx, store, wallet } = await asked()
  const held = wallet.hold('personal_sign')
  const signing = store.sign()
  await settle()
  expect(store.state.status).toBe('signing')
  if (change === 'changeAccounts') wallet.changeAccounts(value)
  else wallet.changeChain(value)
  await settle()
  held.resolve('0x51ed')
  await signing
  await settle()
  expect([siwx.sessions, store.state.status, root.router.view]).toEqual([[], 'signed-out', 'SIWXSignMessage'])
})

test('A signature that arrives after cancelling is discarded.', async () => {
  const { siwx, root, store, wallet } = await asked()
  const held = wallet.hold('personal_sign')
  const signing = store.sign()
  await settle()
  await store.cancel()
  held.resolve('0x51ed')
  await signing
  await settle()
  expect([siwx.sessions, root.account.isConnected, root.modal.open]).toEqual([[], false, false])
})

test('Disconnecting ends the sessions first.', async () => {
  const { root, siwx, store, sign, wallet } = await asked()
  await sign()
  const order: string[] = []
  siwx.setSessions = async () => void order.push('signed out')
  wallet.answer('wallet_revokePermissions', () => order.push('disconnected'))
  await root.connection.disconnect()
  await settle()
  expect(order).toEqual(['signed out', 'disconnected'])
  expect(store.state.status).toBe('idle')
})

test('If the wallet ends the connection, the session ends, too.', async () => {
  const { siwx, sign, wallet } = await asked()
  await sign()
  wallet.changeAccounts([])
  await settle()
  expect(siwx.sessions).toEqual([])
})

test('A service that does not answer does not hold up disconnecting.', async () => {
  const { root, siwx, platform, sign } = await asked()
  await sign()
  siwx.setSessions = () => new Promise(() => {})
  const disconnecting = root.connection.disconnect()
  await platform.advance(3_000)
  await disconnecting
  expect(root.account.isConnected).toBe(false)
})

test('A session that ends while the page is open is asked for again, with the reason.', async () => {
  const siwx = new FakeSiwx()
  siwx.expirationTime = new Date(Date.UTC(2026, 0, 1, 0, 30)).toISOString()
  const { root, store, platform, sign } = await asked(siwx)
  await sign()
  siwx.sessions = []
  await platform.advance(30 * 60_000)
  expect([root.modal.open, root.router.view]).toEqual([true, 'SIWXSignMessage'])
  expect(store.notice).toEqual({ reason: 'expired' })
})

test("A session that has ended by the device's clock but is valid at the service is not checked without pause.", async () => {
  const siwx = new FakeSiwx()
  siwx.expirationTime = new Date(Date.UTC(2026, 0, 1, 0, 30)).toISOString()
  const { store, platform, sign } = await asked(siwx)
  await sign()
  await platform.advance(30 * 60_000)
  const before = siwx.calls.length
  await platform.advance(5 * 60_000)
  expect([siwx.calls.length - before, store.state.status]).toEqual([5, 'signed-in'])
})

test('A session that another tab has begun is taken over, and one that another tab has ended is gone here.', async () => {
  const { root, store, siwx, wallet } = await asked()
  const data = { accountAddress: firstAddress, chainId: onAlpha, domain: '', uri: '', version: '1', nonce: '' } as const
  siwx.changeElsewhere([{ data, message: '', signature: '' }])
  await settle()
  expect([store.state.status, root.modal.open]).toEqual(['signed-in', false])
  siwx.changeElsewhere([])
  await settle()
  expect([store.state.status, root.modal.open]).toEqual(['signed-out', false])
  expect(wallet.callsOf('personal_sign')).toEqual([])
})

test('If another tab signs in while this tab waits for the wallet, no signature is needed.', async () => {
  const { store, siwx, sign, wallet } = await asked()
  const data = { accountAddress: firstAddress, chainId: onAlpha, domain: '', uri: '', version: '1', nonce: '' } as const
  siwx.sessions = [{ data, message: '', signature: '' }]
  await sign()
  expect([store.state.status, wallet.callsOf('personal_sign')]).toEqual(['signed-in', []])
})

test('A visitor who closed an optional question is not asked by a reload, but the app can ask.', async () => {
  const browser = createFakeBrowser()
  const siwx = new FakeSiwx()
  siwx.isRequired = false
  const before = await createSiwxTest({ siwx, browser })
  await before.connectInModal()
  before.root.modal.close('overlay')
  before.modal.dispose()
  const again = new FakeSiwx()
  again.isRequired = false
  const { root, store, platform } = await createSiwxTest({ siwx: again, browser })
  await platform.advance(100)
  expect([root.account.isConnected, store.state.status, root.modal.open]).toEqual([true, 'signed-out', false])
  store.askNow()
  expect(root.router.view).toBe('SIWXSignMessage')
})

test('Where signing in is required, a reload without a session asks.', async () => {
  const browser = createFakeBrowser()
  const before = await createSiwxTest({ browser })
  await before.connectInModal()
  before.modal.dispose()
  const { root, platform } = await createSiwxTest({ browser })
  await platform.advance(100)
  expect([root.modal.open, root.router.view]).toEqual([true, 'SIWXSignMessage'])
})

test("An app may ask at a time of its own: connecting does not ask, the app's call does, also before connecting.", async () => {
  const siwx = new FakeSiwx()
  siwx.isRequired = false
  siwx.asks = false
  const { root, store, platform, connectInModal } = await createSiwxTest({ siwx })
  await connectInModal()
  await platform.advance(700)
  expect(root.modal.open).toBe(false)
  await root.connection.disconnect()
  store.askNow()
  expect([root.modal.open, root.router.view]).toEqual([true, 'Connect'])
  await connectInModal()
  expect(root.router.view).toBe('SIWXSignMessage')
})

test('A message for another site is not signed.', async () => {
  const siwx = new FakeSiwx()
  siwx.domain = 'evil.example'
  const { store } = await asked(siwx)
  expect(store.signing.draft).toMatchObject({
    state: 'failed',
    error: { code: 'SIWX_MESSAGE_NOT_VALID', details: 'it is made for evil.example' },
  })
})

test('A message that was shown for too long is made again before it is signed.', async () => {
  const { siwx, platform, sign } = await asked()
  await platform.advance(240_000)
  await sign()
  expect(siwx.sessions[0]?.data.nonce).toBe('nonce00000002')
})

test('If the service does not answer, the next attempt sends the same signature.', async () => {
  const { siwx, sign, store, wallet } = await asked()
  const { siwxError } = await import('../../domain/errors/siwx-errors')
  siwx.failures.set('addSession', siwxError('SIGN_IN_UNAVAILABLE'))
  await sign()
  expect(store.notice).toMatchObject({ error: { shortMessage: 'The sign-in service does not answer' } })
  siwx.failures.clear()
  await sign()
  expect([store.state.status, wallet.callsOf('personal_sign').length]).toEqual(['signed-in', 1])
})

test('A service that cannot say who is signed in disconnects nobody and is asked again.', async () => {
  const { siwxError } = await import('../../domain/errors/siwx-errors')
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', siwxError('SIGN_IN_UNAVAILABLE'))
  const { root, store, platform } = await asked(siwx)
  expect([root.account.isConnected, store.state.status]).toEqual([true, 'signed-out'])
  expect([root.modal.open, root.router.view, store.notice]).toEqual([
    true,
    'SIWXSignMessage',
    { reason: 'unavailable' },
  ])
  siwx.failures.clear()
  await platform.advance(10_000)
  expect([root.modal.open, root.router.view]).toEqual([true, 'SIWXSignMessage'])
})

test('A modal that the host app has closed stays closed while the service is down; if sign-in is optional, nobody is told.', async () => {
  const { siwxError } = await import('../../domain/errors/siwx-errors')
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', siwxError('SIGN_IN_UNAVAILABLE'))
  const required = await asked(siwx)
  required.root.modal.close('api')
  await required.platform.advance(20_000)
  expect(required.root.modal.open).toBe(false)
  siwx.isRequired = false
  const optional = await asked(siwx)
  await optional.platform.advance(connectLimits.connectedHold)
  expect([optional.root.modal.open, optional.root.account.isConnected, optional.store.notice]).toEqual([
    false,
    true,
    undefined,
  ])
})

test('Signing out ends the session, and also the connection where signing in is required.', async () => {
  for (const isRequired of [true, false]) {
    const siwx = new FakeSiwx()
    siwx.isRequired = isRequired
    const { root, store, sign } = await asked(siwx)
    await sign()
    await store.signOut()
    await settle()
    expect([siwx.sessions, root.account.isConnected, store.state.session]).toEqual([[], !isRequired, undefined])
  }
})

test('The error for an object that lacks a method names the method.', async () => {
  const { siwxOf } = await import('./signing/siwx-of')
  const modal = createWalletModal({ networks: [alpha], siwx: { createMessage: () => {} } as never })
  expect(() => siwxOf(modal.root)).toThrow(
    'SIWX is not enabled: the object has no addSession, revokeSession, setSessions, getSessions',
  )
})
