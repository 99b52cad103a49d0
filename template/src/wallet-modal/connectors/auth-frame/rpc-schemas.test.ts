// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { notSafeMethods, safeMethods } from '../../domain/wallets/rpc-methods'
import { rpcRequestSchema } from './rpc-schemas'

const isRequest = (method: string, params?: unknown) => v.is(rpcRequestSchema, { method, params })
const list = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

/** Methods with params of any form, because apps write the params of these methods in several ways. */
const withAnyParams = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'eth_syncing',
  'eth_supportedEntryPoints',
  'wallet_getCapabilities',
  'wallet_getAssets',
  'wallet_revokePermissions',
]

test.each(withAnyParams)('A request for %s is accepted with params of any form, and without params.', (method) => {
  for (const params of [undefined, [], ['0x1'], { account: '0x1' }, list(65, 1)])
    expect(isRequest(method, params)).toBe(true)
})

/** Methods whose params have a schema of their own. */
const withForm = [
  'wallet_getCallsStatus',
  'wallet_sendCalls',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

test.each([...safeMethods, ...notSafeMethods].filter((method) => ![...withAnyParams, ...withForm].includes(method)))(
  'A request for %s is accepted only with a list of at most 64 params.',
  (method) => {
    expect([[], ['0x', { a: 1 }], list(64, 1)].map((params) => isRequest(method, params))).toEqual([true, true, true])
    for (const params of [undefined, null, 'text', { 0: '0x' }, list(65, 1)])
      expect(isRequest(method, params)).toBe(false)
  },
)

test('A request is refused without a method, and with a method that is not on the allowlist, such as `constructor`.', () => {
  for (const method of ['', 'eth_sign', 'wallet_addEthereumChain', 'toString', '__proto__', 'constructor'])
    expect(isRequest(method, []), method).toBe(false)
  expect(v.is(rpcRequestSchema, { params: [] })).toBe(false)
})

test('The error for params of the wrong form names the params as the cause, and an accepted request loses unknown fields.', () => {
  const wrong = v.safeParse(rpcRequestSchema, { method: 'personal_sign', params: {} })
  expect(wrong.issues?.[0].message).toBe('The params do not have the form that the method needs')
  const request = { method: 'personal_sign', params: ['0x00'] }
  expect(v.parse(rpcRequestSchema, { ...request, more: 1 })).toEqual(request)
})

test('A request for wallet_getCallsStatus is accepted only with a list of at most four strings.', () => {
  const isAsked = (params: unknown) => isRequest('wallet_getCallsStatus', params)
  expect([[], ['0x1'], list(4, '0x1')].map(isAsked)).toEqual([true, true, true])
  expect([list(5, '0x1'), [7], '0x1', undefined].some(isAsked)).toBe(false)
})

describe('The params of wallet_sendCalls', () => {
  const call = { to: '0xAb', data: '0x00fF', value: '0x1' }
  const batch = { chainId: '0x1', from: '0x1', version: '2.0.0', capabilities: { any: 'thing' }, calls: [call] }
  const isBatch = (params: unknown) => isRequest('wallet_sendCalls', params)

  test('A request for wallet_sendCalls is accepted only with exactly one batch of calls.', () => {
    expect([[batch], [{ ...batch, chainId: 1 }], [{ calls: [{ to: '0x' }] }]].map(isBatch)).toEqual([true, true, true])
    expect([[], [batch, batch], batch, ['batch'], undefined].some(isBatch)).toBe(false)
  })

  test('A batch of wallet_sendCalls is accepted only with a list of 1 to 32 calls.', () => {
    expect([1, 32].map((count) => isBatch([{ ...batch, calls: list(count, call) }]))).toEqual([true, true])
    expect([0, 33].some((count) => isBatch([{ ...batch, calls: list(count, call) }]))).toBe(false)
    expect([{}, { calls: call }, { calls: ['call'] }].some((other) => isBatch([other]))).toBe(false)
  })

  test.each(['chainId', 'from', 'version'])(
    'A batch of wallet_sendCalls is refused when its `%s` is an object.',
    (field) => {
      expect(isBatch([{ ...batch, [field]: {} }])).toBe(false)
    },
  )

  test.each(['to', 'data'])(
    'A call of wallet_sendCalls is accepted only when its `%s` is `0x` with at most 262,142 hexadecimal digits.',
    (field) => {
      const has = (value: unknown) => isBatch([{ calls: [{ ...call, [field]: value }] }])
      expect(['0x', '0xabcdef0123456789ABCDEF', `0x${'0'.repeat(262_142)}`].map(has)).toEqual([true, true, true])
      for (const value of ['', 'ab', '0xg', '0x0g', ' 0x00', '0x00 ', '00x00', `0x${'0'.repeat(262_143)}`, 7, null])
        expect(has(value), String(value).slice(0, 20)).toBe(false)
    },
  )

  test('A batch of wallet_sendCalls is refused when a call has no `to`, or a `value` that is not a string.', () => {
    expect(isBatch([{ calls: [{ data: '0x' }] }])).toBe(false)
    expect(isBatch([{ calls: [{ ...call, value: 1 }] }])).toBe(false)
  })
})

describe('The params of Solana methods', () => {
  const most = '1'.repeat(16_384)

  test.each<[string, string, (text: unknown) => unknown]>([
    ['solana_signMessage', 'message', (message) => ({ message, pubkey: '1' })],
    ['solana_signMessage', 'pubkey', (pubkey) => ({ message: '1', pubkey })],
    ['solana_signTransaction', 'transaction', (transaction) => ({ transaction })],
    ['solana_signAllTransactions', 'transactions', (one) => ({ transactions: ['1', one] })],
    ['solana_signAndSendTransaction', 'transaction', (transaction) => ({ transaction })],
  ])('A request for %s is accepted only with base58 of at most 16,384 characters in `%s`.', (method, _, paramsWith) => {
    const has = (text: unknown) => isRequest(method, paramsWith(text))
    expect(['', '123456789', 'ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', most].filter(has)).toHaveLength(5)
    for (const text of ['0', 'O1', '1I', '1l1', '1 ', ' 1', '1+', `${most}1`, 7, undefined])
      expect(has(text), String(text).slice(0, 20)).toBe(false)
  })

  test('A request for a Solana method is refused when the params lack the fields of the method.', () => {
    for (const method of withForm.slice(2))
      for (const params of [{}, [], undefined, '1']) expect(isRequest(method, params), method).toBe(false)
  })

  test('A request for solana_signAllTransactions is accepted only with a list of 1 to 16 transactions.', () => {
    const isSigned = (count: number) => isRequest('solana_signAllTransactions', { transactions: list(count, '1') })
    expect([0, 1, 16, 17].map(isSigned)).toEqual([false, true, true, false])
    expect(isRequest('solana_signAllTransactions', { transactions: '1' })).toBe(false)
  })

  test('A request for solana_signAndSendTransaction is refused when an option of sending has a wrong type or an unknown value.', () => {
    const isSent = (options: unknown) => isRequest('solana_signAndSendTransaction', { transaction: '1', options })
    const words = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
    const all = { skipPreflight: true, maxRetries: 1, minContextSlot: 1 }
    for (const preflightCommitment of words) expect(isSent({ ...all, preflightCommitment })).toBe(true)
    expect([{}, undefined].map(isSent)).toEqual([true, true])
    const others = [{ skipPreflight: 1 }, { maxRetries: '1' }, { minContextSlot: '1' }, { preflightCommitment: '' }]
    expect([...others, 'options'].some(isSent)).toBe(false)
  })
})
