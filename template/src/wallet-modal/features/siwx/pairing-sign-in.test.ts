// @vitest-environment node
import { expect, test } from 'vitest'
import type { SiwxSession } from '../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import { required } from '../../domain/errors/errors'
import { solana } from '../../networks/solana'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { createSiwxTest } from './testing/create-siwx-test'
import { FakeSiwx } from './testing/fake-siwx'

const data = {
  accountAddress: firstAddress,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
} as const
const signed: SiwxSession = { data, message: buildSiwxMessage(data), signature: '0x51ed' }

async function pairing(options: Parameters<typeof createSiwxTest>[0] = {}) {
  const test = await createSiwxTest(options)
  return { ...test, signIn: required(test.root.modalStores.pairingSignIn, 'MODAL_NOT_LOADED') }
}

test('[C4-16] The message is made for the active network, without an address; with networks of other namespaces there is none.', async () => {
  const evm = await pairing()
  await expect(evm.signIn.prepare()).resolves.toMatchObject({ accountAddress: '', chainId: 'eip155:1' })
  expect(Object.keys((await evm.signIn.prepare()) ?? {})).not.toContain('toString')
  const mixed = await pairing({ networks: [alpha, solana] })
  await expect(mixed.signIn.prepare()).resolves.toBeUndefined()
  expect(mixed.siwx.calls).toEqual([])
})

test('If the app asks at a time of its own, pairing goes without a sign-in message.', async () => {
  const siwx = new FakeSiwx()
  siwx.asks = false
  const { signIn } = await pairing({ siwx })
  await expect(signIn.prepare()).resolves.toBeUndefined()
})

test('A message for another site is not handed to the wallet.', async () => {
  const siwx = new FakeSiwx()
  siwx.domain = 'evil.example'
  const { signIn } = await pairing({ siwx })
  await expect(signIn.prepare()).rejects.toMatchObject({ code: 'SIWX_MESSAGE_NOT_VALID' })
})

test('The signed session replaces the stored ones and is tracked.', async () => {
  const { signIn, siwx, events } = await pairing()
  await signIn.complete([signed])
  expect([siwx.sessions, events]).toEqual([[signed], ['SIWX_AUTH_SUCCESS']])
})

test('A signature that is refused is an error.', async () => {
  const { signIn, siwx, events } = await pairing()
  siwx.failures.set('setSessions', new Error('The signature is not valid'))
  await expect(signIn.complete([signed])).rejects.toThrow('The signature is not valid')
  expect([siwx.sessions, events]).toEqual([[], ['SIWX_AUTH_ERROR']])
})

test('A message whose address lacks its checksum is ignored: the wallet is paired and asked to sign afterwards.', async () => {
  const { signIn, siwx, events } = await pairing()
  const message = signed.message.replace(firstAddress, firstAddress.toLowerCase())
  await signIn.complete([{ ...signed, message }])
  expect([siwx.sessions, events]).toEqual([[], []])
})
