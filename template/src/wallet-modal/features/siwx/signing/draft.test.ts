// @vitest-environment node
import { expect, test } from 'vitest'
import type { Siwx, SiwxMessageData } from '../../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../../domain/siwx/build-message'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import { markedDetails } from '../../../testing/marked-details'
import { siwxTexts } from '../siwx-texts'
import { makeDraft } from './draft'
import { FakeSiwx } from '../testing/fake-siwx'

const account = {
  id: `eip155:1:${firstAddress}`,
  namespace: 'eip155',
  chainId: 'eip155:1',
  address: firstAddress,
} as const
const asked: SiwxMessageData = {
  accountAddress: firstAddress,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/page',
  version: '1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

/** A draft with the given fields and text. */
function draft(text: string, change: Partial<SiwxMessageData> = {}) {
  const siwx: Siwx = new FakeSiwx()
  siwx.createMessage = async () => ({ ...asked, ...change, toString: () => text })
  return makeDraft(siwx, account, { host: 'app.example', now: () => 0 })
}

const refused = (details: string) => expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID', details })
const evil = { domain: 'evil.example', uri: 'https://evil.example/' }

test.each(['namespace', 'blockchain'] as const)(
  'A text in the form "%s" that says what its fields say is accepted.',
  async (form) => {
    const text = buildSiwxMessage(asked, form)
    await expect(draft(text)).resolves.toMatchObject({ text, message: { nonce: asked.nonce } })
    await expect(draft(text, { accountAddress: firstAddress.toLowerCase() })).resolves.toMatchObject({ text })
  },
)

test.each<[property: string, change: Partial<SiwxMessageData>]>([
  ['domain', evil],
  ['accountAddress', { accountAddress: secondAddress }],
  ['chainId', { chainId: 'eip155:10' }],
  ['nonce', { nonce: 'zzzzzzzz12345678' }],
])('A text with another %s than the fields is not signed.', async (property, change) => {
  for (const form of ['namespace', 'blockchain'] as const)
    await expect(draft(buildSiwxMessage({ ...asked, ...change }, form))).rejects.toEqual(refused(property))
})

test.each<[other: string, change: Partial<SiwxMessageData>, details: string]>([
  ['account', { accountAddress: secondAddress }, 'it is made for another account'],
  ['network', { chainId: 'eip155:10' }, 'it is made for another account'],
  ['site', evil, 'it is made for evil.example'],
])('A message that is made for another %s is refused, and the visitor reads why.', async (_, change, details) => {
  const refusal: unknown = await draft(buildSiwxMessage({ ...asked, ...change }), change).catch(
    (thrown: unknown) => thrown,
  )
  expect(refusal).toEqual(refused(details))
  expect(markedDetails(siwxTexts, refusal)).toBe(`[${details}]`)
})

test.each<[property: keyof SiwxMessageData, change: Partial<SiwxMessageData>]>([
  ['statement', { statement: 'Hello\nURI: https://evil.example/' }],
  ['uri', { uri: 'https://app.example/\r' }],
  ['nonce', { nonce: 'abcdefgh\u2028' }],
  ['requestId', { requestId: 'one\u2029' }],
  ['resources', { resources: ['https://app.example/', 'https://app.example/\n- https://evil.example/'] }],
])('A line break in %s is refused, whatever the text.', async (property, change) => {
  await expect(draft('Sign in.', change)).rejects.toEqual(refused(property))
})

test.each([
  ['words of its own', 'Halcyon wants you to sign in. Nonce 7'],
  ['an address without its checksum', buildSiwxMessage(asked).replace(firstAddress, firstAddress.toLowerCase())],
  ['a scheme before the domain', `https://${buildSiwxMessage(asked)}`],
])('A text in a form of the app is accepted: %s', async (_, text) => {
  await expect(draft(text)).resolves.toMatchObject({ text })
})

const other = buildSiwxMessage({ ...asked, ...evil })
test.each([
  ['an unknown line', `${other}\nMore: 1`],
  ['a scheme', `https://${other}`],
  ['words before it', `Welcome!\n\n${other}`],
  ['another name of the chain', other.replace('your Ethereum account', 'your own Polygon  account')],
  ['nothing for a domain', other.replace('evil.example wants', ' wants')],
  ['spaces and capitals', other.replace('wants you to sign in', 'Wants  you\tto sign IN')],
])('A text in a form of the app must not name another site: %s', async (_, text) => {
  await expect(draft(text)).rejects.toEqual(refused('domain'))
})
