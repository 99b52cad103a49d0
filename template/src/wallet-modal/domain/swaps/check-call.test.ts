// @vitest-environment node
import { expect, test } from 'vitest'
import { checkApprovalCall, checkSwapCall } from './check-call'

const router = `0x${'a1'.repeat(20)}`
const account = `0x${'b2'.repeat(20)}`
const dollar = `0x${'c3'.repeat(20)}`
const harbour = `0x${'d4'.repeat(20)}`
const wrapped = `0x${'e5'.repeat(20)}`
const stranger = `0x${'f6'.repeat(20)}`
const [amount, expected, minimum, now, deadline] = [1_000, 2_000, 1_980, 100, 200].map(BigInt) as [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const pathOf = (...tokens: string[]) => [BigInt(tokens.length), ...tokens]
const callOf = (selector: string, ...values: readonly (bigint | string)[]) =>
  `0x${selector}${values.map(word).join('')}`

const meant = { targets: [router], account, paid: dollar, received: harbour, wrapped, amount, expected, minimum, now }
const facts = {
  amount,
  minimum,
  receiver: account,
  deadline,
  path: [dollar, wrapped, harbour],
  to: router,
  value: BigInt(0),
}

function tokenSwap(changes: Partial<typeof facts> = {}, selector = '38ed1739') {
  const { path, to, value, ...own } = { ...facts, ...changes }
  return {
    to,
    value,
    data: callOf(selector, own.amount, own.minimum, BigInt(160), own.receiver, own.deadline, ...pathOf(...path)),
  }
}

function nativeSwap(value: bigint, path: string[] = [wrapped, harbour], selector = '7ff36ab5') {
  return { to: router, value, data: callOf(selector, minimum, BigInt(128), account, deadline, ...pathOf(...path)) }
}

test('the swap that was shown is accepted, in each form', () => {
  for (const selector of ['38ed1739', '5c11d795']) expect(checkSwapCall(tokenSwap({}, selector), meant)).toBeUndefined()
  for (const selector of ['18cbafe5', '791ac947'])
    expect(
      checkSwapCall(tokenSwap({ path: [dollar, wrapped] }, selector), { ...meant, received: undefined }),
    ).toBeUndefined()
  for (const selector of ['7ff36ab5', 'b6f9de95'])
    expect(
      checkSwapCall(nativeSwap(amount, [wrapped, harbour], selector), { ...meant, paid: undefined }),
    ).toBeUndefined()
})

test.each([
  ['a foreign receiver', { receiver: stranger }, 'otherReceiver'],
  ['another paid token', { path: [stranger, harbour] }, 'otherToken'],
  ['another received token', { path: [dollar, stranger] }, 'otherToken'],
  ['another amount', { amount: amount + BigInt(1) }, 'otherAmount'],
  ['a value beside a token', { value: BigInt(1) }, 'otherValue'],
  ['a lower minimum', { minimum: minimum - BigInt(1) }, 'otherMinimum'],
  ['a minimum of nothing', { minimum: BigInt(0) }, 'otherMinimum'],
  ['a minimum above the quote', { minimum: expected + BigInt(1) }, 'negativeSlippage'],
  ['a deadline that is over', { deadline: now }, 'expired'],
  ['another contract', { to: stranger }, 'unknownTarget'],
])('a swap with %s is refused', (_, changes, reason) => {
  expect(checkSwapCall(tokenSwap(changes), meant)).toBe(reason)
})

test('a swap of the native currency pays the amount as its value, through the wrapped token', () => {
  const native = { ...meant, paid: undefined }
  expect(checkSwapCall(nativeSwap(amount - BigInt(1)), native)).toBe('otherValue')
  expect(checkSwapCall(nativeSwap(amount, [stranger, harbour]), native)).toBe('otherToken')
  expect(checkSwapCall(nativeSwap(amount), meant)).toBe('otherToken')
  expect(checkSwapCall(tokenSwap({}, '18cbafe5'), meant)).toBe('otherToken')
  // This call would take the wrapped token from the account, and the native currency in `value` as well.
  expect(checkSwapCall(tokenSwap({ path: [wrapped, harbour], value: amount }), native)).toBe('otherToken')
})

test('A swap call to any router of the allowlist is accepted, with a minimum received from one unit up to the quoted amount.', () => {
  const both = { ...meant, targets: [stranger, router] }
  for (const to of both.targets) expect(checkSwapCall(tokenSwap({ to }), both)).toBeUndefined()
  expect(checkSwapCall(tokenSwap({ minimum: expected }), meant)).toBeUndefined()
  expect(checkSwapCall(tokenSwap({ minimum: BigInt(0) }), { ...meant, minimum: BigInt(0) })).toBe('otherMinimum')
  expect(checkSwapCall(tokenSwap({ minimum: BigInt(1) }), { ...meant, minimum: BigInt(0) })).toBeUndefined()
})

test('call data that could be read in two ways is no swap', () => {
  const { data } = tokenSwap()
  const others = [
    '0x',
    data.slice(0, -2),
    `${data}00`,
    data + word(BigInt(0)),
    data.replace(word(BigInt(160)), word(BigInt(192))),
    data.replace(word(BigInt(3)), word(BigInt(2))),
    data.replace(word(account), `1${word(account).slice(1)}`),
    data.replace(word(harbour), `1${word(harbour).slice(1)}`),
    data.replace('38ed1739', 'a9059cbb'),
    callOf('095ea7b3', router, amount),
  ]
  for (const other of others) expect(checkSwapCall({ ...tokenSwap(), data: other }, meant)).toBe('unknownCall')
})

test.each([
  ['the exact amount', {}, undefined],
  ['more than the amount', { amount: amount + BigInt(1) }, 'otherAmount'],
  ['2^255 units (counted as unlimited)', { amount: BigInt(2) ** BigInt(255) }, 'unlimitedApproval'],
  ['2^255 - 1 units (not counted as unlimited)', { amount: BigInt(2) ** BigInt(255) - BigInt(1) }, 'otherAmount'],
  ['an unlimited amount', { amount: BigInt(2) ** BigInt(256) - BigInt(1) }, 'unlimitedApproval'],
  ['an unknown spender', { spender: stranger }, 'unknownSpender'],
  ['another token', { to: stranger }, 'otherToken'],
  ['a value', { value: BigInt(1) }, 'otherValue'],
  ['another call', { selector: 'a9059cbb' }, 'unknownCall'],
])('an approval of %s', (_, changes, reason) => {
  const call = { amount, spender: router, to: dollar, value: BigInt(0), selector: '095ea7b3', ...changes }
  const made = { to: call.to, value: call.value, data: callOf(call.selector, call.spender, call.amount) }
  expect(checkApprovalCall(made, { token: dollar, spenders: [router], amount })).toBe(reason)
  expect(checkApprovalCall(made, { token: dollar, spenders: [wrapped, router], amount })).toBe(reason)
})
