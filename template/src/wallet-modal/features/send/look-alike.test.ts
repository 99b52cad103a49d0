// @vitest-environment node
import { expect, test } from 'vitest'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { findLookAlike } from './look-alike'

/** An address with the same ends and another middle. */
const twin = `${firstAddress.slice(0, 6)}${'0'.repeat(32)}${firstAddress.slice(-4)}`

test('An address with both ends of a known address is a look-alike.', () => {
  expect(findLookAlike(twin, [secondAddress, firstAddress])).toBe(firstAddress)
  expect(findLookAlike(twin.toLowerCase(), [firstAddress])).toBe(firstAddress)
  expect(findLookAlike(twin.slice(2), [firstAddress])).toBe(firstAddress)
})

test('The known address itself is no look-alike, in upper or lower case.', () => {
  expect(findLookAlike(firstAddress, [firstAddress])).toBeUndefined()
  expect(findLookAlike(firstAddress.toLowerCase(), [firstAddress, secondAddress])).toBeUndefined()
})

test('One equal end is not enough.', () => {
  const [start, end] = [`${firstAddress.slice(0, 6)}${'0'.repeat(36)}`, `0x${'0'.repeat(36)}${firstAddress.slice(-4)}`]
  for (const address of [start, end, secondAddress]) expect(findLookAlike(address, [firstAddress])).toBeUndefined()
  expect(findLookAlike(twin, [])).toBeUndefined()
})

test('Letter case counts, except on EVM networks.', () => {
  const known = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const middle = 'x'.repeat(36)
  expect(findLookAlike(`7S3P${middle}AaKv`, [known])).toBe(known)
  for (const other of [`7s3P${middle}AaKv`, `7S3P${middle}aaKv`, `7S3P${middle}AaKw`, `7S3Q${middle}AaKv`])
    expect(findLookAlike(other, [known])).toBeUndefined()
})
