import { expect, test } from 'vitest'
import { SocialGrants } from './grants'

test('The provider keeps the 500 newest codes and forgets older codes', () => {
  const grants = new SocialGrants()
  const grant = {
    provider: 'x',
    clientId: 'c',
    redirectUri: 'http://localhost/',
    person: 'ann',
    scopes: [],
    nonce: null,
  } as const
  const codes = Array.from({ length: 501 }, () => grants.issueCode({ ...grant, challenge: null }))
  expect(grants.redeem(codes[0] ?? '')).toBeUndefined()
  expect(grants.redeem(codes[1] ?? '')).toMatchObject(grant)
})
