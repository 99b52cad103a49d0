// @vitest-environment node
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { callContract, readQuantity, toQuantity } from './ask'
import { checkAddress } from './check-address'
import { decodeAccount, decodeBytes, decodeResults, decodeText, decodeUint, digitsOf, toDecimals } from './abi-decode'
import { account, bytes, encodeCall, list, text, tuple, uint } from './abi-encode'
import { selectors } from './selectors'

const lines = (...words: readonly string[]) => words.join('')
const word = (digits: string) => digits.padStart(64, '0')
const right = (digits: string) => digits.padEnd(64, '0')
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a selector is the start of the hash of its signature', () => {
  for (const [signature, selector] of Object.entries(selectors))
    expect(selector).toBe(`0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`)
})

/** The examples that the specification of the ABI gives. */
test('the published examples are encoded as published', () => {
  expect(encodeCall('0xcdcd77c0', uint(BigInt(69)), uint(BigInt(1)))).toBe(lines('0xcdcd77c0', word('45'), word('1')))
  expect(
    encodeCall('0xa5643bf2', text('dave'), uint(BigInt(1)), list([uint(BigInt(1)), uint(BigInt(2)), uint(BigInt(3))])),
  ).toBe(lines('0xa5643bf2', ...['60', '1', 'a0', '4'].map(word), right('64617665'), ...['3', '1', '2', '3'].map(word)))
  const numbers = list([list([uint(BigInt(1)), uint(BigInt(2))]), list([uint(BigInt(3))])])
  expect(encodeCall('0x2289b18c', numbers, list([text('one'), text('two'), text('three')]))).toBe(
    lines(
      '0x2289b18c',
      ...['40', '140', '2', '40', 'a0', '2', '1', '2', '1', '3', '3', '60', 'a0', 'e0'].map(word),
      ...[word('3'), right('6f6e65'), word('3'), right('74776f'), word('5'), right('7468726565')],
    ),
  )
})

test('a struct with bytes is dynamic, one without is not', () => {
  expect(tuple(account(address), uint(BigInt(1))).isDynamic).toBe(false)
  expect(encodeCall('0x', list([tuple(account(address), uint(BigInt(1)), bytes('0xabcd'))]))).toBe(
    lines('0x', ...['20', '1', '20', address.slice(2).toLowerCase(), '1', '60', '2'].map(word), right('abcd')),
  )
})

test('a number past 256 bits or below zero is refused', () => {
  expect(uint(BigInt(2) ** BigInt(256) - BigInt(1)).digits).toBe('f'.repeat(64))
  expect(() => uint(BigInt(2) ** BigInt(256))).toThrow(RangeError)
  expect(() => uint(-BigInt(1))).toThrow(RangeError)
})

test('answers are decoded, and invalid ones are undefined', () => {
  expect(decodeUint(`0x${'f'.repeat(64)}`)).toBe(BigInt(2) ** BigInt(256) - BigInt(1))
  for (const odd of ['0x', '0x01', `0x${'0'.repeat(62)}`, `0x${'0'.repeat(66)}`, `0x${'g'.repeat(64)}`, null, 7, {}])
    expect(decodeUint(odd), String(odd)).toBeUndefined()
  expect(decodeAccount(encodeCall('0x', account(address)))).toBe(address.toLowerCase())
  for (const odd of ['0x', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, undefined])
    expect(decodeAccount(odd)).toBeUndefined()
  for (const value of ['', 'dave', 'ÄÖÜ 💰', 'x'.repeat(100)])
    expect(decodeText(encodeCall('0x', text(value)))).toBe(value)
  expect(digitsOf('0xABcd')).toBe('abcd')
  expect(digitsOf('0xabc')).toBeUndefined()
})

test('the results of several calls are decoded one by one', () => {
  const results = [
    tuple(uint(BigInt(1)), bytes('0xabcd')),
    tuple(uint(BigInt(0)), bytes('0x08c379a0')),
    tuple(uint(BigInt(1)), bytes('0x')),
  ]
  expect(decodeResults(encodeCall('0x', list(results)))).toEqual(['0xabcd', undefined, '0x'])
  expect(decodeResults(encodeCall('0x', list([])))).toEqual([])
})

test('no hostile answer makes a decoder throw, hang or read past its end', () => {
  const huge = 'f'.repeat(64)
  const hostile = [
    huge,
    lines(word('20'), huge),
    lines(word('20'), word('40')),
    lines(word('20'), word('2'), word('40'), huge),
    lines(word('20'), word('1'), word('20'), word('1'), huge),
    lines(word('20'), word('1'), word('20'), word('1'), word('40'), huge),
    lines(word('0'), word('0')),
    lines(word('20'), word('1'), 'ff'),
    lines(word('20'), word('2'), right('fffe')),
  ]
  for (const digits of hostile) {
    expect((decodeText(`0x${digits}`) ?? '').length, digits).toBeLessThanOrEqual(digits.length / 2)
    expect(decodeResults(`0x${digits}`)?.every((result) => result === undefined) ?? true, digits).toBe(true)
  }
  // A cut answer is read as far as it goes, or not at all.
  const whole = encodeCall('0x', list([tuple(uint(BigInt(1)), bytes(`0x${'ab'.repeat(40)}`))]))
  for (let end = 0; end < whole.length; end += 1) {
    const cut = whole.slice(0, end)
    expect(decodeResults(cut)?.[0] ?? `0x${'ab'.repeat(40)}`).toBe(`0x${'ab'.repeat(40)}`)
    expect(() => decodeText(cut)).not.toThrow()
  }
})

test('a byte order mark stays in a text, and a capital prefix makes no answer', () => {
  expect(decodeText(encodeCall('0x', text('\ufeffvitalik.eth')))).toBe('\ufeffvitalik.eth')
  expect(decodeUint(`0X${'0'.repeat(64)}`)).toBeUndefined()
  expect([toQuantity('0x1F'), toQuantity('0X1F')]).toEqual([BigInt(31), undefined])
})

test('An address has at most 160 bits and is not zero.', () => {
  const largest = BigInt(2) ** BigInt(160) - BigInt(1)
  expect(decodeAccount(`0x${largest.toString(16).padStart(64, '0')}`)).toBe(`0x${'f'.repeat(40)}`)
  expect(decodeAccount(`0x${(largest + BigInt(1)).toString(16).padStart(64, '0')}`)).toBeUndefined()
  expect(decodeAccount(`0x${word('1')}`)).toBe(`0x${'1'.padStart(40, '0')}`)
})

test('A token has at most 77 decimals.', () => {
  const decimals = [0, 77, 78].map((value) => toDecimals(`0x${word(value.toString(16))}`))
  expect([...decimals, toDecimals('0x')]).toEqual([0, 77, undefined, undefined])
})

test('Bytes and lists are read to the last byte of an answer, and not beyond it.', () => {
  const answer = (...words: readonly string[]) => `0x${lines(...words)}`
  expect(decodeBytes(answer(word('20'), word('2'), 'abcd'))).toBe('abcd')
  expect(decodeBytes(answer(word('20'), word('0')))).toBe('')
  for (const cut of [answer(word('20'), word('3'), 'abcd'), answer(word('40'), word('1')), answer(word('20')), '0x', 7])
    expect(decodeBytes(cut), String(cut)).toBeUndefined()
  expect(decodeResults(answer(word('20'), word('1'), word('20'), word('1'), word('40'), word('1'), 'ab'))).toEqual([
    '0xab',
  ])
  for (const odd of [
    '0x',
    answer(word('20')),
    answer(word('20'), word('ffff')),
    answer(word('20'), word('1')),
    undefined,
  ])
    expect(decodeResults(odd), String(odd)).toBeUndefined()
})

test('Bytes that are not valid UTF-8 are decoded as undefined.', () => {
  expect(decodeText(`0x${lines(word('20'), word('1'), right('ff'))}`)).toBeUndefined()
})

test.each([['x0x1f'], ['0x1fg'], ['0x'], [`0x${'1'.repeat(65)}`], [['0x1f']], [31], [null]])(
  'The answer %j is not a quantity of JSON-RPC, and the error names the method.',
  (answer) => {
    expect(toQuantity(answer)).toBeUndefined()
    const read = () => readQuantity(answer, 'eth_gasPrice')
    expect(read).toThrow(expect.objectContaining({ code: 'RPC_UNAVAILABLE', details: 'eth_gasPrice is not a number' }))
  },
)

test('An answer that does not begin with 0x is not decoded.', () => {
  expect([digitsOf('a0xabcd'), digitsOf('xx0xab')]).toEqual([undefined, undefined])
})

test('eth_call asks for the state at the block `latest`.', async () => {
  const asked: unknown[] = []
  await callContract(async (...request) => void asked.push(request), address, '0xab')
  expect(asked).toEqual([['eth_call', [{ to: address, data: '0xab' }, 'latest']]])
})

test('An address with a wrong checksum is refused, and the visitor learns what to do.', () => {
  const mistyped = address.replace('f39F', 'F39F')
  expect(() => checkAddress(mistyped)).toThrow(
    expect.objectContaining({ code: 'INVALID_ADDRESS', details: mistyped, hint: 'Check it character by character' }),
  )
})
