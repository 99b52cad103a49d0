import { expect, test } from 'vitest'
import { readApproval, readChannelRequest } from './channel-request'

const domain = 'localhost:5174'
const siweUri = 'http://localhost:5174/'

test.each([
  [{ domain }, 'siweUri'],
  [{ siweUri }, 'domain'],
  [{ siweUri, domain: 'https://localhost' }, 'domain'],
  [{ siweUri, domain, nonce: 'short' }, 'nonce'],
  [{ siweUri, domain, nonce: 'with a space' }, 'nonce'],
  [{ siweUri, domain, notBefore: 'soon' }, 'notBefore'],
  [{ siweUri, domain, expirationTime: '2026-99-99T00:00:00Z' }, 'expirationTime'],
  [{ siweUri, domain, requestId: 'x'.repeat(2_001) }, 'requestId'],
  [{ siweUri, domain, acceptAuthAddress: 'yes' }, 'acceptAuthAddress'],
  [{ siweUri, domain, more: 1 }, 'more'],
  [null, 'the body'],
])('The relay refuses to open a channel for %j and names the wrong field', (body, field) => {
  const error = `Validation error: ${field} is missing, unknown or has a wrong form`
  expect(() => readChannelRequest(body)).toThrow(error)
})

test.each([
  [{ signature: '0x0' }, 'signature'],
  [{ fid: 0 }, 'fid'],
  [{ fid: 1.5 }, 'fid'],
  [{ authMethod: 'other' }, 'authMethod'],
  [{ username: 'Ann' }, 'username'],
  [{ pfpUrl: 'picture' }, 'pfpUrl'],
  [{ message: 'x'.repeat(2_001) }, 'message'],
])('The relay refuses an approval with %j and names the wrong field', (change, field) => {
  const approval = { message: 'm', signature: '0x00', fid: 1, username: 'ann.eth', pfpUrl: 'https://a.example/a.png' }
  expect(readApproval(approval)).toEqual(approval)
  const error = `Validation error: ${field} is missing, unknown or has a wrong form`
  expect(() => readApproval({ ...approval, ...change })).toThrow(error)
})
