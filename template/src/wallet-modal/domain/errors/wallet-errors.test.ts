// @vitest-environment node
import { expect, test } from 'vitest'
import { walletError } from '../../testing/fake-wallet'
import { WalletModalError } from './errors'
import { hasNothingToEnd, isUnknownNetworkError, isUserRejection, toWalletError } from './wallet-errors'

const rejections: [how: string, error: unknown][] = [
  ['a code', walletError(4001)],
  ['a code as text', walletError('4001')],
  ['a bare object', { code: 4001 }],
  ['nested in data', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['nested in cause', Object.assign(new Error('failed'), { cause: walletError(4001) })],
  ['nested as ethers does', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }],
  ['words only', new Error('MetaMask Tx Signature: User denied transaction signature.')],
  ['other words', { message: 'Request rejected by user' }],
  ['a bare text', 'User rejected the request.'],
]

test.each(rejections)('A decline of the visitor is recognised by %s.', (_, error) => {
  expect(isUserRejection(error)).toBe(true)
  expect(toWalletError(error)).toMatchObject({ code: 'USER_REJECTED', message: 'You declined the request' })
})

test('Other failures are no decline.', () => {
  for (const error of [walletError(-32603), walletError(4902), new Error('rejected'), undefined, null, 4001])
    expect(isUserRejection(error)).toBe(false)
})

test('An unknown network is recognised in every spelling.', () => {
  for (const code of [4902, '4902', 32603, -32603, 5000])
    expect(isUnknownNetworkError(walletError(code)), String(code)).toBe(true)
  expect(isUnknownNetworkError({ code: -32000, data: { originalError: { code: 4902 } } })).toBe(true)
  for (const code of [4001, 4200, 4900, -32602]) expect(isUnknownNetworkError(walletError(code))).toBe(false)
})

test('If a request is already open, the visitor is sent to it.', () => {
  const error = toWalletError(walletError(-32002, 'Already processing eth_requestAccounts'))
  expect(error.code).toBe('REQUEST_PENDING')
  expect(error.message).toBe('Your wallet is already showing a request. Open the wallet and answer it there')
})

test.for([['request timed out'], ['Request timeout'], ['The request time-out was reached']])(
  'A time-out with the same code, %j, is not an open request.',
  ([words]) => {
    expect(toWalletError(walletError(-32002, words))).toMatchObject({
      code: 'WALLET_FAILED',
      message: `The wallet reported an error: ${words}`,
    })
  },
)

test("Any other error keeps the wallet's message.", () => {
  const thrown = new Error('The device is locked')
  expect(toWalletError(thrown)).toMatchObject({
    code: 'WALLET_FAILED',
    message: 'The wallet reported an error: The device is locked',
    cause: thrown,
  })
  expect(toWalletError(undefined).message).toBe('The wallet reported an error: Unknown error')
})

test('An error of the modal stays as it is.', () => {
  const own = new WalletModalError('NO_ACCOUNT')
  expect(toWalletError(own)).toBe(own)
})

test('An error that contains itself is read once.', () => {
  const error: Record<string, unknown> = { message: 'round and round' }
  error['cause'] = error
  error['data'] = error
  expect(toWalletError(error).code).toBe('WALLET_FAILED')
})

test('An error whose properties throw is a failure of the wallet.', () => {
  const trap = {
    get code(): never {
      throw new Error('trap')
    },
  }
  expect(isUserRejection(trap)).toBe(false)
  expect(toWalletError(trap).code).toBe('WALLET_FAILED')
})

test('A thrown proxy that cannot be read becomes an error of the modal.', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(toWalletError(proxy)).toMatchObject({ code: 'WALLET_FAILED', details: 'Unknown error' })
  expect([hasNothingToEnd(proxy), isUserRejection(proxy)]).toEqual([false, false])
})
