// @vitest-environment node
import { expect, test } from 'vitest'
import { connectLimits } from '../../domain/wallets/connect-limits'
import type { EventRecord } from '../../domain/events'
import { completeNetwork } from '../../domain/networks/network'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, walletError } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
// Loaded here, so that the modal does not wait for it.
import './event-reporter'
import { without } from '../../testing/without'

interface Posted {
  url: URL
  headers: RequestInit['headers']
  body: Record<string, unknown> & { props: Record<string, unknown> }
}

/** A modal with scripted services: `/e` answers with the status of the moment, the configuration with the given value. */
async function createReported(options: Parameters<typeof createTestRoot>[0] = {}, isAnalyticsEnabled: unknown = true) {
  const posted: Posted[] = []
  const asked: string[] = []
  const answer = { status: 202 }
  const test = await createTestRoot({
    projectId: 'project',
    ...options,
    services: (url, init) => {
      asked.push(url.host + url.pathname)
      if (url.pathname === '/getAnalyticsConfig') return Response.json({ isAnalyticsEnabled })
      if (url.pathname !== '/e') return undefined
      posted.push({ url, headers: init.headers, body: JSON.parse(String(init.body)) })
      return new Response('{}', { status: answer.status })
    },
  })
  const names = () => posted.map(({ body }) => body.props['event'])
  return { ...test, posted, asked, answer, names }
}

test('[C7-01] Events are posted to /e with projectId, st and sv, and have the specified body.', async () => {
  const { posted, connect, platform } = await createReported()
  await connect()
  await settle()
  const { url, headers, body } = posted.find((post) => post.body.props['event'] === 'CONNECT_SUCCESS') ?? {}
  expect(url?.origin).toBe('https://pulse.walletconnect.org')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    projectId: 'project',
    st: 'create-wallet-modal',
    sv: expect.stringMatching(/^react-ethers-\d+\.\d+\.\d+$/),
  })
  // Without a content type the browser sends no preflight request.
  expect(headers).toBeUndefined()
  expect(body).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: 'https://app.example/page',
    domain: 'app.example',
    timestamp: platform.now(),
    props: {
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Test Wallet' },
      address: firstAddress,
    },
  })
})

test('[C7-02] MODAL_CREATED and switched-off analytics are not sent; a 403 shows the origin alert once.', async () => {
  const off = await createReported({ features: { analytics: false } })
  off.modal.open()
  await settle()
  expect(off.posted).toEqual([])

  const on = await createReported()
  on.root.events.track({ event: 'MODAL_CREATED' })
  await settle()
  expect(on.names()).not.toContain('MODAL_CREATED')
  on.answer.status = 403
  on.modal.open()
  await settle()
  expect(on.root.modalStores.alert.message).toBe('Invalid App Configuration')
  on.root.modalStores.alert.close()
  on.modal.close()
  await settle()
  expect(on.root.modalStores.alert.open).toBe(false)
  on.answer.status = 202
  on.modal.open()
  await settle()
  on.answer.status = 403
  on.modal.close()
  await settle()
  expect(on.root.modalStores.alert.open).toBe(true)
})

test("Analytics are off with a host of the app's own, unless the app switches them on.", async () => {
  const hosts = { analytics: 'https://own.example/', api: 'https://own.example' }
  const silent = await createReported({ hosts })
  silent.modal.open()
  await settle()
  expect(silent.posted).toEqual([])
  const asking = await createReported({ hosts, features: { analytics: true } })
  asking.modal.open()
  await settle()
  expect(asking.posted.at(-1)?.url.href).toMatch(/^https:\/\/own\.example\/e\?projectId=project&st=/)
  const without = await createReported({ projectId: '' })
  without.modal.open()
  await settle()
  expect(without.asked).toEqual([])
})

test.each([false, null, 'yes'])(
  "The service's configuration switches analytics off: %s.",
  async (isAnalyticsEnabled) => {
    const { posted, root, modal } = await createReported({}, isAnalyticsEnabled)
    modal.open()
    root.events.trackError(new Error('broken'))
    await settle()
    expect(posted).toEqual([])
  },
)

test('The host app gets every event, whether or not it is sent.', async () => {
  const { modal, root, posted } = await createReported({ features: { analytics: false } })
  const heard: EventRecord[] = []
  modal.subscribeEvents((record) => void heard.push(record))
  modal.open()
  root.events.trackError(new TypeError('broken'), 'API_ERROR')
  await settle()
  expect(heard.map(({ props }) => props.event)).toEqual(['MODAL_OPEN', 'API_ERROR'])
  expect(posted).toEqual([])
})

test('[C7-06] The service is asked for its origins and for its analytics configuration.', async () => {
  const asked: string[] = []
  const { root } = await createTestRoot({
    projectId: 'project',
    features: { analytics: true },
    services: (url) => {
      if (!['/projects/v1/origins', '/getAnalyticsConfig'].includes(url.pathname)) return undefined
      asked.push(`${url.origin}${url.pathname}?projectId=${url.searchParams.get('projectId')}`)
      return Response.json({ isAnalyticsEnabled: true, allowedOrigins: ['https://*.example', 'https://app.example'] })
    },
  })
  await settle()
  expect(asked.sort()).toEqual([
    'https://api.web3modal.org/getAnalyticsConfig?projectId=project',
    'https://api.web3modal.org/projects/v1/origins?projectId=project',
  ])
  expect(root.modalStores.alert.open).toBe(false)
})

test('[C7-03] Errors are posted with type, event, errorType, errorMessage and stackTrace.', async () => {
  const { posted, root, platform } = await createReported()
  root.events.trackError(new TypeError('broken'), 'API_ERROR')
  await settle()
  const { url, body } = posted.at(-1) ?? {}
  expect(url?.pathname).toBe('/e')
  expect(body).toMatchObject({ timestamp: new Date(platform.now()).toISOString() })
  expect(body?.props).toEqual({
    type: 'error',
    event: 'API_ERROR',
    errorType: 'TypeError',
    errorMessage: 'broken',
    stackTrace: expect.stringContaining('TypeError: broken'),
  })
})

test('[C8-26] An error that a store throws has a category; 5 are reported in 60 s, and none once disabled.', async () => {
  const { names, posted, root, platform, modal } = await createReported()
  const errors = () => names().filter((name) => String(name).endsWith('_ERROR'))
  const fail = () => expect(() => root.chain.setChainAccountData({}, undefined)).toThrow(/^Chain is required/)
  for (let count = 0; count < 8; count += 1) fail()
  await settle()
  expect(errors()).toEqual(Array(connectLimits.telemetryErrors).fill('INTERNAL_SDK_ERROR'))
  expect(posted.at(-1)?.body.props).toMatchObject({
    errorType: 'WalletModalError',
    errorMessage: 'Chain is required to update chain account data',
  })
  await platform.advance(connectLimits.telemetryWindow - 1)
  fail()
  await settle()
  expect(errors()).toHaveLength(5)
  await platform.advance(1)
  await expect(root.chain.switchActiveNetwork({ ...completeNetwork(alpha), chainNamespace: 'cosmos' })).rejects.toThrow(
    'Chain adapter not found',
  )
  await settle()
  expect(errors()).toHaveLength(6)
  // An answer that cannot be parsed is an API error, whichever store has asked.
  root.events.trackError(new Error('unreadable', { cause: new SyntaxError('no JSON') }), 'API_ERROR')
  await settle()
  expect(errors()[6]).toBe('DATA_PARSING_ERROR')
  modal.updateFeatures({ analytics: false })
  fail()
  await settle()
  expect(errors()).toHaveLength(7)
})

test('An error is reported once, however many stores it passes, and a decline is not reported.', async () => {
  const { posted, root, wallet, connect } = await createReported()
  await connect()
  const [, second] = root.chain.requestedCaipNetworks
  if (!second) return expect.unreachable()
  wallet.fail('wallet_switchEthereumChain', walletError(4001))
  await expect(root.chain.switchActiveNetwork(second)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  wallet.fail('wallet_switchEthereumChain', walletError(-32000, 'broken'))
  await expect(root.chain.switchActiveNetwork(second)).rejects.toThrow('Chain is not supported')
  await settle()
  const messages = posted.map(({ body }) => String(body.props['errorMessage']))
  expect(messages.filter((message) => /supported|declined/.test(message))).toEqual([
    expect.stringContaining('Chain is not supported'),
  ])
})

test('If analytics are switched on later, only events from then on are sent.', async () => {
  const { modal, names, asked } = await createReported({ features: { analytics: false } })
  modal.open()
  await settle()
  expect(asked.filter((path) => path.endsWith('/e') || path.endsWith('/getAnalyticsConfig'))).toEqual([])
  modal.updateFeatures({ analytics: true })
  modal.close()
  await settle()
  expect(names()).toEqual(['MODAL_CLOSE'])
  modal.updateFeatures({ analytics: false })
  modal.open()
  await settle()
  expect(names()).toEqual(['MODAL_CLOSE'])
})

test('What a wallet writes into its errors is sent without addresses.', async () => {
  const { posted, root } = await createReported()
  const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  const message = `execution reverted for ${firstAddress} (maralune.eth), ${bitcoin}, ${solana}`
  root.events.track({ event: 'CONNECT_ERROR', properties: { message } })
  root.events.trackError(new Error(message))
  await settle()
  for (const { body } of posted.slice(-2)) {
    const sent = JSON.stringify(without(body.props, 'address'))
    expect(sent).toContain('execution reverted')
    for (const part of [firstAddress, 'maralune', bitcoin, solana]) expect(sent).not.toContain(part)
  }
})

test('No pairing link, e-mail or query leaves the page.', async () => {
  const { posted, root } = await createReported()
  const secret = 'wc:7f6e@2?relay-protocol=irn&symKey=abc for me@mail.example at https://a.example/x?token=1'
  root.events.track({ event: 'CONNECT_ERROR', properties: { message: secret } })
  root.events.trackError(new Error(secret))
  await settle()
  const sent = JSON.stringify(posted.slice(-2))
  for (const part of ['7f6e', 'symKey', 'me@mail', 'token']) expect(sent).not.toContain(part)
  expect(sent).toContain('https://a.example/x')
})

test('A service that hangs, or answers nonsense, disturbs nothing.', async () => {
  const { root, modal } = await createTestRoot({
    projectId: 'project',
    services: () => Promise.reject(new Error('cut')),
  })
  modal.open()
  root.events.trackError(new Error('broken'))
  await settle()
  expect(root.modalStores.alert.open).toBe(false)
})
