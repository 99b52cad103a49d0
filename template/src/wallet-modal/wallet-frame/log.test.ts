// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { FrameError } from './frame-error'
import { createFrameLog, logLimit } from './log'
import { createFakeWallet } from './testing/fake-wallet'

afterEach(() => vi.restoreAllMocks())

function open(query = '') {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const window = { location: { href: `https://wallet.example/?version=4${query}` } }
  const log = createFrameLog({ window, now: () => Date.UTC(2026, 0, 1) })
  const kept = () => String(Reflect.get(window, 'walletFrameLog'))
  return { log, kept, printed: () => printed.mock.calls.map(([line]) => String(line)) }
}

test('An error that visitors do not see is kept and printed, with its cause.', () => {
  const { log, kept, printed } = open()
  log.error('GET_USER', new TypeError('This broke', { cause: new Error('A network') }))
  expect(printed()).toEqual([kept()])
  expect(kept()).toMatch(/^2026-01-01T00:00:00.000Z GET_USER: TypeError: This broke\n/)
  expect(kept()).toContain('caused by Error: A network')
  log.error('RPC_REQUEST', 'a text')
  expect(kept().endsWith('\n2026-01-01T00:00:00.000Z RPC_REQUEST: a text')).toBe(true)
})

test('An error that visitors see is not kept.', () => {
  const { log, kept, printed } = open()
  log.error('CONNECT_OTP', new FrameError('The code is wrong'))
  expect([kept(), printed()]).toEqual(['', []])
})

test('Addresses of accounts, e-mail addresses, links and queries are not kept.', () => {
  const { log, kept } = open()
  const secrets = [
    'ann@example.com',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'https://rpc.example/v2/private-key/x?token=1',
  ]
  log.error('RPC_REQUEST', new Error(`Received ${secrets.join(' ')}`))
  for (const secret of secrets) expect(kept()).not.toContain(secret)
  for (const part of ['private-key', 'token=1', '@example.com']) expect(kept()).not.toContain(part)
})

test('Only the latest megabyte is kept, and `enableLogger=false` prevents the printing.', () => {
  const { log, kept, printed } = open('&enableLogger=false')
  for (let index = 0; index < 200; index += 1) log.error(`entry ${index}`, 'x'.repeat(9_000))
  expect(kept().length).toBeLessThanOrEqual(logLimit)
  expect(kept().length).toBeGreaterThan(logLimit - 10_000)
  expect(kept()).toContain('entry 199')
  expect(kept()).not.toContain('entry 0:')
  expect(printed()).toEqual([])
})

test('[C9-09] a fault of the frame is printed at the level error, and kept in the log', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { platform, request } = await createFakeWallet()
  platform.after = () => {
    throw new RangeError('A fault of ours')
  }
  const answer = request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await expect(answer).rejects.toThrow('A fault of ours')
  expect(printed.mock.calls).toEqual([[expect.stringContaining('CONNECT_EMAIL: RangeError: A fault of ours')]])
  expect(String(Reflect.get(platform.window, 'walletFrameLog'))).toContain('A fault of ours')
})
