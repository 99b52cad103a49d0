// @vitest-environment node
import { expect, test } from 'vitest'
import { decodeCall } from './decode-call'

const word = (value: bigint | number) => BigInt(value).toString(16).padStart(64, '0')
const callOf = (selector: string, ...values: readonly (bigint | number)[]) =>
  `0x${selector}${values.map(word).join('')}`
const address = (value: number) => `0x${value.toString(16).padStart(40, '0')}`
const tooLarge = BigInt(2) ** BigInt(160)
const largest = tooLarge - BigInt(1)

const approve = '095ea7b3'
const tokenToToken = (...path: readonly (bigint | number)[]) =>
  callOf('38ed1739', 1, 2, 160, 3, 4, path.length, ...path)
const nativeToToken = (...path: readonly (bigint | number)[]) => callOf('7ff36ab5', 2, 128, 3, 4, path.length, ...path)

test('Approval calldata is decoded to a spender and an amount, and refused with missing or extra words or an oversized spender.', () => {
  const decoded = { kind: 'approval', spender: address(5), amount: BigInt(7) }
  expect(decodeCall(callOf(approve, 5, 7))).toEqual(decoded)
  expect(decodeCall(callOf(approve, largest, 7))).toEqual({ ...decoded, spender: `0x${'f'.repeat(40)}` })
  for (const values of [[], [5], [5, 7, 9], [5, 7, 0], [tooLarge, 7]])
    expect(decodeCall(callOf(approve, ...values))).toBeUndefined()
})

test('Swap calldata is decoded to its fields. The paid amount is in the calldata of a token swap, but not when native currency is paid.', () => {
  const decoded = {
    kind: 'swap',
    isFromNative: false,
    isToNative: false,
    amount: BigInt(1),
    minimum: BigInt(2),
    path: [address(5), address(6)],
    receiver: address(3),
    deadline: BigInt(4),
  }
  expect(decodeCall(tokenToToken(5, 6))).toEqual(decoded)
  expect(decodeCall(nativeToToken(5, 6))).toEqual({ ...decoded, isFromNative: true, amount: undefined })
  expect(decodeCall(tokenToToken(5, 6).replace('38ed1739', '18cbafe5'))).toEqual({ ...decoded, isToNative: true })
})

test('Swap calldata is decoded only when its path has two to eight tokens, and when each token fits into an address.', () => {
  for (const make of [tokenToToken, nativeToToken]) {
    for (const length of [2, 8]) expect(decodeCall(make(...Array(length).fill(5)))).toMatchObject({ kind: 'swap' })
    for (const length of [0, 1, 9]) expect(decodeCall(make(...Array(length).fill(5)))).toBeUndefined()
    expect(decodeCall(make(5, largest))).toMatchObject({ path: [address(5), `0x${'f'.repeat(40)}`] })
    expect(decodeCall(make(5, tooLarge))).toBeUndefined()
    expect(decodeCall(make(tooLarge, 5, 6))).toBeUndefined()
  }
})

test('Swap calldata is refused with missing or extra words, with another offset of the path, or with an oversized receiver.', () => {
  for (const data of [tokenToToken(5, 6), nativeToToken(5, 6)]) {
    const words = (data.length - 10) / 64
    for (let count = 0; count < words; count += 1) expect(decodeCall(data.slice(0, 10 + count * 64))).toBeUndefined()
    expect(decodeCall(data + word(0))).toBeUndefined()
    expect(decodeCall(data.replace(word(2) + word(5), word(1) + word(5)))).toBeUndefined()
    expect(decodeCall(data.replace(word(3), word(tooLarge)))).toBeUndefined()
  }
  expect(decodeCall(tokenToToken(5, 6).replace(word(160), word(128)))).toBeUndefined()
  expect(decodeCall(nativeToToken(5, 6).replace(word(128), word(160)))).toBeUndefined()
})

test('Calldata is decoded with upper-case digits, and refused without `0x`, with other characters, or with an extra digit.', () => {
  const data = callOf(approve, 0xabc, 7)
  expect(decodeCall(`0x${data.slice(2).toUpperCase()}`)).toEqual(decodeCall(data))
  for (const other of [
    '',
    '0x',
    data.slice(2),
    `a${data}`,
    `${data}zz`,
    `${data}\n`,
    ` ${data}`,
    `${data} `,
    `${data}0`,
  ])
    expect(decodeCall(other), other).toBeUndefined()
})

test('Calldata is refused when the selector has no arguments, and when the selector is of another function.', () => {
  for (const selector of [approve, '38ed1739', '7ff36ab5']) expect(decodeCall(`0x${selector}`)).toBeUndefined()
  for (const selector of ['a9059cbb', '00000000', 'constructor'.slice(0, 8)])
    expect(decodeCall(callOf(selector, 5, 7))).toBeUndefined()
})
