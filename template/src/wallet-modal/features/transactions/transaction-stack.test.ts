// @vitest-environment node
import { getEventListeners } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { providerOf } from '../../adapters/evm/wallet-provider'
import { classOfMethod, safeMethods } from '../../domain/wallets/rpc-methods'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'
import type { Route } from '../../stores/shell/router.store'
import type { StackEntry } from './transaction-stack'

/** The list of SPEC C6-03. */
const safe = [
  ...[
    'eth_accounts',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_gasPrice',
  ],
  ...['eth_getAccount', 'eth_getBalance', 'eth_getBlockByHash', 'eth_getBlockByNumber', 'eth_getBlockReceipts'],
  ...['eth_getBlockTransactionCountByHash', 'eth_getBlockTransactionCountByNumber', 'eth_getCode'],
  ...['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_getLogs', 'eth_getProof', 'eth_getStorageAt'],
  ...['eth_getTransactionByBlockHashAndIndex', 'eth_getTransactionByBlockNumberAndIndex', 'eth_getTransactionByHash'],
  ...['eth_getTransactionCount', 'eth_getTransactionReceipt', 'eth_getUncleCountByBlockHash'],
  ...['eth_getUncleCountByBlockNumber', 'eth_maxPriorityFeePerGas', 'eth_newBlockFilter', 'eth_newFilter'],
  ...['eth_newPendingTransactionFilter', 'eth_sendRawTransaction', 'eth_syncing', 'eth_uninstallFilter'],
  ...['wallet_getCapabilities', 'wallet_getCallsStatus', 'eth_getUserOperationReceipt', 'eth_estimateUserOperationGas'],
  ...['eth_getUserOperationByHash', 'eth_supportedEntryPoints', 'wallet_getAssets'],
]

const account: Route = { view: 'Account', data: undefined }
const tokens: Route = { view: 'Tokens', data: undefined }

/** A connected root with an open modal at Tokens, one step behind Account. */
async function createRoot() {
  const test = await createTestRoot()
  await test.connect()
  const { root } = test
  root.modal.show()
  root.router.push(tokens)
  const { approvals } = root.accountLoader.loaded
  /** A request that the test answers. */
  function ask(next: StackEntry = {}) {
    let resolve: (answer: string) => void = () => {}
    let reject: (error: Error) => void = () => {}
    const request = new Promise<string>((...settlers) => void ([resolve, reject] = settlers))
    const onCancel = vi.fn<() => void>()
    const outcome = approvals.run(request, { summary: 'Sending 1 ETH', onCancel, next: () => next })
    outcome.catch(() => {})
    return { outcome, onCancel, resolve, reject }
  }
  return { ...test, router: root.router, modal: root.modal, approvals, ask }
}

describe('A request of the modal', () => {
  test('[C2-09] ApproveTransaction is shown while a request waits in the wallet.', async () => {
    const { router, approvals, ask } = await createRoot()
    const { resolve, outcome } = ask({ goBack: true })
    expect([router.view, approvals.summary, approvals.entries.length]).toEqual([
      'ApproveTransaction',
      'Sending 1 ETH',
      1,
    ])
    resolve('0x1')
    expect(await outcome).toBe('0x1')
    expect([router.view, approvals.entries.length]).toEqual(['Tokens', 0])
  })

  test('A success leads to a view without a way back.', async () => {
    const { router, ask } = await createRoot()
    const onSuccess = vi.fn<() => void>()
    const { resolve, outcome, onCancel } = ask({ view: account, onSuccess })
    resolve('0x1')
    await outcome
    expect([router.view, router.canGoBack]).toEqual(['Account', false])
    expect([onSuccess.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
  })

  test("A decline leads back and rejects the caller's promise.", async () => {
    const { router, ask, approvals } = await createRoot()
    const { reject, outcome, onCancel } = ask({ view: account })
    reject(new Error('no'))
    await expect(outcome).rejects.toThrow('no')
    expect([router.view, approvals.entries.length, onCancel.mock.calls.length]).toEqual(['Tokens', 0, 1])
  })

  test('If the wait ends before the request is made, nothing is shown.', async () => {
    const { router, approvals } = await createRoot()
    const waiting = new AbortController()
    waiting.abort()
    const { signal } = waiting
    const [onCancel, next] = [vi.fn<() => void>(), vi.fn<() => StackEntry>(() => ({ view: account }))]
    const outcome = approvals.run(Promise.resolve('0x1'), { summary: 'Sending 1 ETH', onCancel, next, signal })
    expect([router.view, approvals.entries.length]).toEqual(['Tokens', 0])
    expect(await outcome).toBe('0x1')
    expect([router.view, onCancel.mock.calls.length, next.mock.calls.length]).toEqual(['Tokens', 0, 0])
  })

  test('If the visitor stops waiting, the modal goes back, and the answer does not change the view.', async () => {
    const { router, ask, approvals } = await createRoot()
    const onSuccess = vi.fn<() => void>()
    const { resolve, outcome, onCancel } = ask({ view: account, onSuccess })
    approvals.cancel()
    expect(router.view).toBe('Tokens')
    resolve('0x1')
    expect(await outcome).toBe('0x1')
    expect([router.view, onSuccess.mock.calls.length, onCancel.mock.calls.length]).toEqual(['Tokens', 0, 1])
  })

  test.each(['resolves', 'rejects'])(
    'The modal listens to the abort signal of a request, and stops listening when the request %s.',
    async (how) => {
      const { approvals } = await createRoot()
      const { signal } = new AbortController()
      const request = how === 'resolves' ? Promise.resolve('0x1') : Promise.reject(new Error('declined'))
      const run = approvals.run(request, { summary: '', onCancel: () => {}, next: () => ({}), signal })
      expect(getEventListeners(signal, 'abort')).toHaveLength(1)
      await run.catch(() => {})
      expect(getEventListeners(signal, 'abort')).toHaveLength(0)
    },
  )

  test('The outcome is reported once, even if the view was left.', async () => {
    const { router, modal, ask, approvals } = await createRoot()
    const onSuccess = vi.fn<() => void>()
    const { resolve, outcome, onCancel } = ask({ view: tokens, onSuccess })
    modal.close('header')
    modal.show()
    expect(router.view).toBe('Account')
    resolve('0x1')
    await outcome
    expect([router.view, approvals.entries.length]).toEqual(['Account', 0])
    expect([onSuccess.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
  })

  test('An answer removes its own request; the view belongs to the latest request.', async () => {
    for (const isGranted of [true, false]) {
      const { router, ask, approvals } = await createRoot()
      const below = ask({ view: account })
      const top = ask({ view: tokens })
      if (isGranted) below.resolve('0x1')
      else below.reject(new Error('no'))
      await below.outcome.catch(() => {})
      expect([router.view, approvals.entries.length]).toEqual(['ApproveTransaction', 1])
      expect(below.onCancel).toHaveBeenCalledTimes(isGranted ? 0 : 1)
      top.resolve('0x2')
      await top.outcome
      expect([router.view, approvals.entries.length]).toEqual(['Tokens', 0])
    }
  })
})

test('[C4-03] Only the close button, the host app and the answer close ApproveTransaction.', async () => {
  const { modal, router, ask, platform } = await createRoot()
  ask()
  for (const reason of ['escape', 'overlay', 'back'] as const) {
    modal.close(reason)
    expect([modal.open, modal.shaking, router.view]).toEqual([true, true, 'ApproveTransaction'])
    await platform.advance(500)
  }
  for (const reason of ['header', 'api', 'done'] as const) {
    modal.show({ view: 'ApproveTransaction' })
    modal.close(reason)
    expect(modal.open).toBe(false)
  }
})

describe('A request of a wallet that approves inside the modal', () => {
  const unsafe = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_sendCalls']

  test.for(unsafe)(
    '[C4-05] %s opens ApproveTransaction, or leads there; success and failure close it or go on.',
    async (method) => {
      const { modal, root, router, approvals, rpc, wallet } = await createRoot()
      root.chain.setChainAccountData({ connectedWalletInfo: { name: 'In the page', type: 'AUTH' } }, 'eip155')
      const provider = providerOf(root.sessions.require('eip155').session.provider)
      const request = () => {
        const held = wallet.hold(method)
        const asking = provider.request({ method, params: [] })
        asking.catch(() => {})
        return held
      }
      // In a closed modal, the request opens it, and the outcome closes it.
      for (const answer of ['resolve', 'reject'] as const) {
        modal.close('done')
        const held = request()
        expect([modal.open, router.view]).toEqual([true, 'ApproveTransaction'])
        held[answer](new Error('no'))
        await settle()
        expect(modal.open).toBe(false)
      }
      // In an open modal with a waiting request, the view is pushed, and the outcome leads where that request leads.
      modal.show()
      router.push(tokens)
      approvals.push({ view: account })
      const granted = request()
      expect(router.view).toBe('ApproveTransaction')
      const reads = rpc.callsOf('eth_getBalance').length
      granted.resolve('0x1')
      await settle()
      expect([modal.open, router.view, router.canGoBack, approvals.entries.length]).toEqual([true, 'Account', false, 0])
      expect(rpc.callsOf('eth_getBalance').length).toBeGreaterThan(reads)
      const onCancel = vi.fn<() => void>()
      router.push(tokens)
      approvals.push({ view: account, onCancel })
      const refused = request()
      expect(router.view).toBe('ApproveTransaction')
      refused.reject(new Error('no'))
      await settle()
      expect([modal.open, router.view, approvals.entries.length]).toEqual([true, 'Tokens', 0])
      expect(onCancel).toHaveBeenCalledOnce()
    },
  )

  test('In an embedded card the request is shown in the page, and the outcome leads back to Account.', async () => {
    const { root, connect } = await createTestRoot({ enableEmbedded: true })
    await connect()
    const { modal, router } = root
    const { approvals } = root.accountLoader.loaded
    for (const answer of [
      () => approvals.requestSucceeded('personal_sign'),
      () => approvals.requestFailed('personal_sign'),
    ]) {
      modal.show()
      approvals.requestStarted('personal_sign')
      expect(router.view).toBe('ApproveTransaction')
      answer()
      expect(router.view).toBe('Account')
    }
  })

  test('[C6-03] The methods of the list only read, send signed data, or ask for capabilities, and run without the visitor.', async () => {
    const { modal, root, approvals, wallet } = await createRoot()
    root.chain.setChainAccountData({ connectedWalletInfo: { name: 'In the page', type: 'AUTH' } }, 'eip155')
    const provider = providerOf(root.sessions.require('eip155').session.provider)
    modal.close('done')
    for (const method of safe) {
      const held = wallet.hold(method)
      const asking = provider.request({ method })
      expect([modal.open, approvals.entries.length], method).toEqual([false, 0])
      held.resolve('0x1')
      await expect(asking, method).resolves.toBe('0x1')
      expect(modal.open, method).toBe(false)
    }
    expect(safe.map(classOfMethod)).toEqual(safe.map(() => 'safe'))
    expect([...safeMethods].sort()).toEqual([...safe].sort())
  })

  test('An open modal without a waiting request stays as it is.', async () => {
    const { router, approvals } = await createRoot()
    approvals.requestStarted('personal_sign')
    expect(router.view).toBe('Tokens')
  })

  test('Safe and unknown requests never open it.', async () => {
    const { modal, router, approvals } = await createRoot()
    approvals.push({ view: account })
    for (const method of ['eth_call', 'eth_sendRawTransaction', 'wallet_getCapabilities', 'nobody_knowsThis']) {
      expect(classOfMethod(method)).not.toBe('notSafe')
      approvals.requestStarted(method)
      approvals.requestSucceeded(method)
      approvals.requestFailed(method)
      expect([router.view, approvals.entries.length]).toEqual(['Tokens', 1])
    }
    approvals.cancel()
    modal.close('done')
    approvals.requestStarted('eth_call')
    expect(modal.open).toBe(false)
    approvals.requestFailed('personal_sign')
    expect(modal.open).toBe(false)
  })

  test('Without a waiting request, Cancel leaves the view.', async () => {
    const { modal, approvals } = await createRoot()
    modal.close('done')
    approvals.requestStarted('personal_sign')
    approvals.cancel()
    expect(modal.open).toBe(false)
    approvals.cancel()
    expect(modal.open).toBe(false)
  })
})
