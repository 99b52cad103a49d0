// @vitest-environment node
import { expect, test } from 'vitest'
import { answeringService, askedBy, json } from '../../testing/answering-service'
import { fetchIdentity, lookupName, reverseLookup } from './data-names'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an invalid name or address of a picture is left out of an identity', async () => {
  const read = (answer: unknown) => {
    const { by, stop } = answeringService(() => json(answer))
    return fetchIdentity(...by, { address }, stop.signal)
  }
  const none = { name: null, avatar: null }
  expect(await read({ name: '', avatar: '' })).toEqual(none)
  expect(await read({ name: null, avatar: null })).toEqual(none)
  expect(await read({})).toEqual(none)
  for (const avatar of [
    'javascript:alert(1)',
    'http://a.example/b.png',
    'http://localhost/b.png',
    'data:text/html,x',
    'ipfs://a',
    7,
  ])
    expect((await read({ avatar })).avatar, String(avatar)).toBeNull()
  expect((await read({ avatar: 'data:image/png;base64,AA==' })).avatar).toBe('data:image/png;base64,AA==')
  expect((await read({ name: 'a\u202Eb' })).name).toBe('ab')
})

test('names: looked up and found for an account', async () => {
  const record = {
    name: 'ada.reown.id',
    registered: 1_700_000_000,
    updated: 1_700_000_000,
    addresses: { '2147483649': { address, created: 1 }, '60': { created: 1 } },
    attributes: [{ avatar: 'https://pictures.example/ada.png', bio: 'hello' }, { avatar: 'javascript:1' }],
  }
  const expected = {
    name: 'ada.reown.id',
    addresses: { '2147483649': { address } },
    attributes: [{ avatar: 'https://pictures.example/ada.png', bio: 'hello' }, {}],
  }
  const lookup = answeringService(() => json(record))
  expect(await lookupName(...lookup.by, 'ada.reown.id/../x', lookup.stop.signal)).toEqual(expected)
  expect(lookup.path).toBe('https://data.example/v1/profile/account/ada.reown.id%2F..%2Fx')
  expect(lookup.params).toEqual({ ...askedBy, apiVersion: '2' })

  const reverse = answeringService(() => json([record, 'x', { name: '' }]))
  expect(await reverseLookup(...reverse.by, { address, sender: '0x1' }, reverse.stop.signal)).toEqual([expected])
  expect(reverse.path).toBe(`https://data.example/v1/profile/reverse/${address}`)
  expect(reverse.params).toEqual({ ...askedBy, sender: '0x1', apiVersion: '2' })
})

test.each(['', '.', '..'])('no request is made for a name that would be another path: %j', async (name) => {
  const asking = answeringService(() => json({}))
  await expect(lookupName(...asking.by, name, asking.stop.signal)).rejects.toMatchObject({
    code: 'DATA_SERVICE_UNAVAILABLE',
  })
  expect(asking.count()).toBe(0)
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['another shape', () => json({ everything: 'else' })],
])('an answer of %s is refused', async (_, answer) => {
  const { by, stop } = answeringService(answer)
  const unavailable = { code: 'DATA_SERVICE_UNAVAILABLE' }
  await expect(lookupName(...by, 'ada', stop.signal)).rejects.toMatchObject(unavailable)
  await expect(reverseLookup(...by, { address }, stop.signal)).rejects.toMatchObject(unavailable)
})
