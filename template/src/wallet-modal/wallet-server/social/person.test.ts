// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { cleanName, readAppleName, readPerson } from './person'

describe('a user of a provider', () => {
  test.each([
    ['google', { sub: '1', name: 'Ann', email: 'ann@example.com', email_verified: true }, 'Ann'],
    ['google', { sub: '1', email: 'ann@example.com', email_verified: true }, 'ann@example.com'],
    ['google', { sub: '1', email: 'ann@example.com' }, undefined],
    ['apple', { sub: '1', email: 'ann@example.com', email_verified: 'true' }, 'ann@example.com'],
    ['apple', { sub: '1', email: 'ann@example.com', email_verified: 'false' }, undefined],
    ['github', { id: 1, login: 'ann' }, 'ann'],
    ['facebook', { id: '1', name: 'Ann Archer', email: 'ann@example.com' }, 'Ann Archer'],
    ['facebook', { id: '1' }, undefined],
    ['discord', { id: '1', username: 'ann0', discriminator: '0' }, 'ann'],
    ['discord', { id: '1', username: 'ann#0', discriminator: '0' }, 'ann'],
    ['discord', { id: '1', username: 'ann10', discriminator: '1234' }, 'ann10'],
    ['discord', { id: '1', username: 'ann' }, 'ann'],
    ['x', { data: { id: '1', username: 'ann', name: 'Ann' } }, 'ann'],
    ['x', { data: { id: '1', username: 7 } }, undefined],
  ] as const)('of %s with the answer %j has the name %s', (provider, answer, name) => {
    expect(readPerson(provider, answer)).toEqual({ subject: '1', name })
  })

  test.each([
    ['google', { name: 'Ann' }],
    ['google', { sub: '' }],
    ['google', { sub: 'a b' }],
    ['apple', { sub: 'a'.repeat(256) }],
    ['github', { id: '1' }],
    ['github', { id: 1.5 }],
    ['github', { id: 2 ** 53 }],
    ['github', { id: 0 }],
    ['facebook', { id: 1 }],
    ['discord', {}],
    ['x', { id: '1' }],
    ['x', { data: {} }],
    ['x', undefined],
  ] as const)('of %s with the answer %j is refused, because the id is missing or not valid', (provider, answer) => {
    expect(() => readPerson(provider, answer)).toThrow()
  })
})

describe('a name of a user', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann\r\nArcher ', 'AnnArcher'],
    ['Ann\u2028\u202eArcher\u2066', 'AnnArcher'],
    ['', undefined],
    [' \u0000 ', undefined],
    [7, undefined],
    [undefined, undefined],
    ['x'.repeat(61), 'x'.repeat(60)],
    ['👩'.repeat(61), '👩'.repeat(60)],
  ])('that is sent as %j is shown as %j', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })

  test.each([
    ['{"name":{"firstName":"Ann","lastName":"Archer"}}', 'Ann Archer'],
    ['{"name":{"firstName":"Ann"}}', 'Ann'],
    ['{"name":{}}', undefined],
    ['{"email":"ann@example.com"}', undefined],
    ['Ann', undefined],
    ['', undefined],
  ])('that Apple posts as %s is shown as %s', (user, name) => {
    expect(readAppleName(user)).toBe(name)
  })
})
