import { expect, test } from 'vitest'
import { clientIdOf } from './client-id'

const token = (claims: unknown): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('The issuer of the token is read.', () => {
  expect(clientIdOf(token({ iss: 'did:key:z6Mk' }))).toBe('did:key:z6Mk')
})

test.each([[null], [''], ['x.y'], ['x.!!.z'], [token({})], [token({ iss: 7 })], [token([1])]])(
  '%j names no client.',
  (text) => expect(clientIdOf(text)).toBeUndefined(),
)
