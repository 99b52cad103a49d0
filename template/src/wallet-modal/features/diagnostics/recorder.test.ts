// @vitest-environment node
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createWalletModal } from '../../create-wallet-modal'
import { WalletModalError } from '../../domain/errors/errors'
import type { TestRoot } from '../../testing/create-test-root'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { recordDiagnostics } from './record-diagnostics'
import type { ReportEntry } from '../../services/diagnostics/report-schema'

type EntryOf<Type extends ReportEntry['type']> = Extract<ReportEntry, { type: Type }>

// `recordDiagnostics` imports the recorder. The import happens here first, so that recordings begin without delay in the tests.
beforeAll(() => import('./recorder'))

/** Creates a modal with a running recorder. */
async function createRecorded(options: Parameters<typeof createTestRoot>[0] = {}) {
  const modal = await createTestRoot(options)
  const diagnostics = recordDiagnostics(modal.modal)
  await diagnostics.report()
  const entries = async <Type extends ReportEntry['type']>(type: Type) =>
    (await diagnostics.report()).entries.filter((entry): entry is EntryOf<Type> => entry.type === type)
  const lastState = async () => (await entries('state')).at(-1)?.state
  return { ...modal, diagnostics, entries, lastState }
}

const providerOf = ({ root }: TestRoot) =>
  root.sessions.require('eip155').session.provider as { request(args: object): Promise<unknown> }

describe('A state entry', () => {
  test('A state entry contains the views, the connection, the network and the alert, but not the address of the account.', async () => {
    const recorded = await createRecorded()
    const { modal, root, connect, platform, lastState, diagnostics } = recorded
    expect(await lastState()).toEqual({
      isOpen: false,
      views: ['Connect'],
      active: 'eip155',
      alert: null,
      hasFailed: false,
      chains: [{ namespace: 'eip155', status: 'disconnected', account: null, wallet: null, network: 'eip155:1' }],
    })
    await connect()
    modal.open()
    root.router.push({ view: 'Networks', data: undefined })
    await modal.switchNetwork({ id: 5 }).catch(() => {})
    await platform.advance(10)
    expect(await lastState()).toEqual({
      isOpen: true,
      views: ['Account', 'Networks'],
      active: 'eip155',
      alert: 'SWITCH_NETWORK_NOT_FOUND',
      hasFailed: false,
      chains: [
        { namespace: 'eip155', status: 'connected', account: 'account-1', wallet: 'ANNOUNCED', network: 'eip155:1' },
      ],
    })
    expect(JSON.stringify(await diagnostics.report()).toLowerCase()).not.toContain(
      firstAddress.slice(2, 10).toLowerCase(),
    )
  })

  test('Each account gets its own label, and an account that is selected again keeps its label.', async () => {
    const { connect, wallet, entries } = await createRecorded()
    await connect()
    for (const address of [secondAddress, firstAddress]) {
      wallet.changeAccounts([address])
      await settle()
    }
    const labels = (await entries('state')).map(({ state }) => state.chains[0]?.account)
    expect(labels.filter((label, index) => label !== labels[index - 1])).toEqual([
      null,
      'account-1',
      'account-2',
      'account-1',
    ])
  })

  test('Of a network that the app does not list, a state entry contains only the namespace.', async () => {
    const { connect, wallet, lastState } = await createRecorded()
    await connect()
    wallet.changeChain(987_654)
    await settle()
    expect((await lastState())?.chains[0]?.network).toBe('eip155:other')
  })
})

describe('An event entry', () => {
  test('An event entry contains only properties without personal data, and an error code in place of each message.', async () => {
    const { root, entries } = await createRecorded()
    const error = new WalletModalError('WALLET_FAILED', { details: `no gas for ${firstAddress}` })
    root.events.track({ event: 'CONNECT_ERROR', properties: { message: error.message } })
    root.events.track({ event: 'SWITCH_NETWORK', properties: { network: 'eip155:10' } })
    root.events.track({ event: 'SELECT_WALLET', properties: { name: 'My wallet', platform: 'mobile' } })
    root.events.trackError(new TypeError('mara@example.com is not a function'))
    expect((await entries('event')).map(({ event, facts }) => [event, facts])).toEqual([
      ['CONNECT_ERROR', { code: 'WALLET_FAILED' }],
      ['SWITCH_NETWORK', { network: 'eip155:10' }],
      ['SELECT_WALLET', { platform: 'mobile' }],
      ['INTERNAL_SDK_ERROR', { errorType: 'TypeError', code: 'OTHER', uncaught: false }],
    ])
  })

  test('The event entry of a payment contains the type and the status of the payment, but neither the recipient nor the amount.', async () => {
    const { root, entries } = await createRecorded()
    const configuration = { network: 'eip155:1', asset: 'native', recipient: secondAddress, amount: '12.5' } as const
    const currentPayment = {
      type: 'exchange',
      status: 'FAILED',
      sessionId: 'session',
      exchangeId: 'tidewater',
    } as const
    root.events.track({ event: 'PAY_ERROR', properties: { paymentId: 'id', configuration, currentPayment } })
    expect((await entries('event')).map(({ facts }) => facts)).toEqual([
      { paymentType: 'exchange', paymentStatus: 'FAILED' },
    ])
  })
})

describe('A request entry', () => {
  test('A request entry contains the host, the known parts of the path, the status and the duration of the request.', async () => {
    const { platform, entries } = await createRecorded({
      hosts: { rpc: 'https://data.example' },
      services: async ({ pathname }) => {
        if (pathname.endsWith('balance')) await new Promise<void>((resume) => platform.after(250, resume))
        return new Response('{}', { status: pathname.endsWith('balance') ? 503 : 200 })
      },
    })
    const slow = platform.fetch(`https://data.example/v1/account/${firstAddress}/balance?projectId=secret`, {})
    await platform.advance(250)
    await slow
    await platform.fetch('https://alice.example/key-of-alice?token=secret', { method: 'DELETE' })
    expect((await entries('request')).filter(({ host }) => host !== 'alpha.example')).toEqual([
      {
        at: 250,
        type: 'request',
        host: 'data.example',
        path: '/v1/account/*/balance',
        method: 'GET',
        status: 503,
        outcome: 'answered',
        ms: 250,
      },
      { at: 250, type: 'request', host: 'other', path: '/*', method: 'other', status: 200, outcome: 'answered', ms: 0 },
    ])
  })

  test('The entry of a failed or aborted request has no status, and the caller of the request still gets the original error.', async () => {
    const failure = new Error('no network')
    const { platform, entries } = await createRecorded({ services: () => Promise.reject(failure) })
    const address = 'https://alpha.example/v1/rpc'
    await expect(platform.fetch(address, { method: 'POST' })).rejects.toBe(failure)
    await expect(platform.fetch(address, { signal: AbortSignal.abort() })).rejects.toBe(failure)
    const found = (await entries('request')).filter(({ path }) => path === '/v1/rpc')
    expect(found.map(({ status, outcome }) => [status, outcome])).toEqual([
      [null, 'failed'],
      [null, 'aborted'],
    ])
  })
})

describe('A wallet entry', () => {
  test('The wallet entries of a request contain the method, the duration and, after a failure, the error code.', async () => {
    const recorded = await createRecorded()
    const { connect, wallet, platform, entries } = recorded
    await connect()
    const provider = providerOf(recorded)
    const before = (await entries('wallet')).length
    await provider.request({ method: 'personal_sign', params: ['a secret message', firstAddress] })
    wallet.answer('eth_sendTransaction', () => Promise.reject(walletError(4001, `${secondAddress} declined`)))
    const sending = provider.request({ method: 'eth_sendTransaction', params: [{}] }).catch(() => {})
    await platform.advance(40)
    await sending
    await provider.request({ method: 'alice_ownMethod' }).catch(() => {})
    const noted = (await entries('wallet')).slice(before)
    expect(noted.map(({ method, phase, code }) => [method, phase, code])).toEqual([
      ['personal_sign', 'started', undefined],
      ['personal_sign', 'success', undefined],
      ['eth_sendTransaction', 'started', undefined],
      ['eth_sendTransaction', 'error', 'RPC_4001'],
      ['other', 'started', undefined],
      ['other', 'error', 'RPC_-32601'],
    ])
    expect(noted.filter(({ phase }) => phase !== 'started').every(({ ms }) => ms !== undefined)).toBe(true)
  })
})

describe('The diagnostics report', () => {
  test('The report names the version and the parts of the copied source, the language of the modal and the browser.', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1 AliceWallet/ab12'
    const { diagnostics, platform } = await createRecorded({ userAgent })
    const { format, version, savedAt, copy, page } = await diagnostics.report()
    expect({ format, version, savedAt }).toEqual({ format: 'wallet-report', version: 1, savedAt: platform.now() })
    expect(copy).toMatchObject({ adapters: ['ethers'], networks: ['eip155:1', 'eip155:10'] })
    expect(copy.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(copy.units).toContain('diagnostics')
    expect(page).toEqual({
      locale: 'en',
      browser: 'Safari',
      browserVersion: 18,
      system: 'iOS',
      isMobile: true,
      isEmbedded: false,
    })
  })

  test('The report covers the given number of minutes, and begins with the state that the modal had at the start of this time.', async () => {
    const { modal, platform } = await createTestRoot()
    const diagnostics = recordDiagnostics(modal, { minutes: 2 })
    await diagnostics.report()
    modal.open()
    await platform.advance(60_000)
    modal.close()
    await platform.advance(90_000)
    const { entries } = await diagnostics.report()
    expect(entries.map(({ at, type }) => [at, type])).toEqual([
      [0, 'state'],
      [60_000, 'event'],
      [60_000, 'state'],
    ])
    expect(entries[0]).toMatchObject({ state: { isOpen: true } })
  })

  test('The times of entries never decrease, even if the clock of the device is set back.', async () => {
    const { root, platform, entries } = await createRecorded()
    const now = vi.spyOn(platform, 'now')
    const begin = platform.now()
    for (const time of [5_000, 1_000, 1_500]) {
      now.mockReturnValue(begin + time)
      root.events.track({ event: 'CLICK_NETWORKS' })
    }
    expect((await entries('event')).map(({ at }) => at)).toEqual([5_000, 5_000, 5_500])
  })
})

describe('recordDiagnostics', () => {
  test('stop() ends the recording, restores the original `fetch`, and removes the view of the report from the modal.', async () => {
    const test = await createTestRoot()
    const { modal, root, platform } = test
    const { fetch } = platform
    const diagnostics = recordDiagnostics(modal)
    modal.open()
    await diagnostics.report()
    await settle()
    expect(platform.fetch).not.toBe(fetch)
    expect(root.modalStores.hasView('Diagnostics')).toBe(true)
    await diagnostics.show()
    diagnostics.stop()
    await settle()
    expect(platform.fetch).toBe(fetch)
    expect(root.modalStores.hasView('Diagnostics')).toBe(false)
    expect(root.features.diagnostics).toBeUndefined()
    expect(root.router.view).not.toBe('Diagnostics')
  })

  test('A second call for the same modal replaces the first recorder.', async () => {
    const { modal, root } = await createTestRoot()
    const first = recordDiagnostics(modal)
    await first.report()
    root.events.track({ event: 'CLICK_NETWORKS' })
    const second = recordDiagnostics(modal)
    expect((await second.report()).entries.map(({ type }) => type)).toEqual(['state'])
    modal.open()
    await settle()
    expect(root.modalStores.units.filter(({ id }) => id === 'diagnostics')).toHaveLength(1)
  })

  test('show() opens the view of the report on top of the current view.', async () => {
    const { modal, root, diagnostics } = await createRecorded()
    await diagnostics.show()
    expect([root.modal.open, root.router.history.map(({ view }) => view)]).toEqual([true, ['Connect', 'Diagnostics']])
    modal.close()
  })

  test('Recording downloads neither the code of the modal nor the code of the account if the modal was never opened.', async () => {
    const platform = createFakePlatform()
    const modal = createWalletModal({ networks: [alpha], platform })
    const diagnostics = recordDiagnostics(modal)
    expect((await diagnostics.report()).entries).toHaveLength(1)
    expect([modal.root.modalStoresLoader.isLoaded, modal.root.accountLoader.isLoaded]).toEqual([false, false])
    modal.dispose()
    expect(modal.root.features.diagnostics).toBeUndefined()
  })

  test('If the modal loads during the recording, its alerts are recorded and the view of the report is added.', async () => {
    const modal = createWalletModal({ networks: [alpha], platform: createFakePlatform() })
    onTestFinished(() => modal.dispose())
    const { root } = modal
    const diagnostics = recordDiagnostics(modal)
    await diagnostics.report()
    modal.open()
    const { alert } = await root.modalStoresLoader.load()
    await settle()
    await alert.show('SESSION_EXPIRED')
    const { entries } = await diagnostics.report()
    expect(entries.at(-1)).toMatchObject({ type: 'state', state: { isOpen: true, alert: 'SESSION_EXPIRED' } })
    expect(root.modalStores.hasView('Diagnostics')).toBe(true)
  })

  test('On a server, nothing is recorded.', async () => {
    const platform = { ...createFakePlatform(), window: () => undefined }
    const { fetch } = platform
    const modal = createWalletModal({ networks: [alpha], platform })
    const diagnostics = recordDiagnostics(modal)
    await expect(diagnostics.report()).rejects.toMatchObject({ code: 'MODAL_NOT_LOADED' })
    diagnostics.stop()
    expect(platform.fetch).toBe(fetch)
  })
})
