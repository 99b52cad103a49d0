// @vitest-environment node
import { expect, test } from 'vitest'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import { createListener } from '../../testing/fake-listener'
import { fromBase58 } from './base58'
import { createSolanaTest, devnet } from './testing/create-solana-test'
import type { SignInFields } from './testing/fake-standard-wallet'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A connected wallet, and a message for its account. */
async function connected() {
  const facts = await createSolanaTest()
  const session = await facts.connect()
  const [key, other] = facts.keys
  const data: SiwxMessageData = {
    accountAddress: key.address,
    chainId: `solana:${devnet}`,
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'abcdefgh12345678',
    statement: 'Welcome',
    issuedAt: '2026-11-22T00:00:00.000Z',
    resources: ['https://app.example/terms'],
  }
  const { adapter } = facts
  return { ...facts, session, key, other, data, signIn: (given = data) => adapter.signIn?.(session, given) }
}

test('a wallet with the feature writes the message and signs it; the signature is in base58', async () => {
  const { wallet, key, data, signIn } = await connected()
  let asked: SignInFields = {}
  wallet.signsIn((input) => {
    asked = input
    const signedMessage = bytes(buildSiwxMessage(data))
    return { account: { address: key.address }, signedMessage, signature: key.sign(signedMessage) }
  })
  const signed = await signIn()
  expect(asked).toEqual({
    domain: data.domain,
    address: key.address,
    uri: data.uri,
    version: '1',
    chainId: devnet,
    nonce: data.nonce,
    statement: 'Welcome',
    issuedAt: data.issuedAt,
    resources: data.resources,
  })
  expect(signed?.message).toBe(buildSiwxMessage(data))
  expect(fromBase58(signed?.signature ?? '')).toEqual(Uint8Array.from(key.sign(bytes(signed?.message ?? ''))))
})

test('The wallet gets each field of the sign-in message, and no field that the message leaves out.', async () => {
  const { wallet, data, signIn } = await connected()
  let asked: SignInFields = {}
  wallet.signsIn((input) => {
    asked = input
    return {}
  })
  const times = { expirationTime: '2026-11-23T00:00:00.000Z', notBefore: '2026-11-21T00:00:00.000Z' }
  await expect(signIn({ ...data, ...times, requestId: 'r1' })).rejects.toMatchObject({ code: 'SIGNATURE_NOT_VALID' })
  expect(asked).toMatchObject({ ...times, requestId: 'r1' })
  const { statement: _statement, issuedAt: _issuedAt, resources: _resources, ...least } = data
  await expect(signIn(least)).rejects.toMatchObject({ code: 'SIGNATURE_NOT_VALID' })
  expect(Object.keys(asked).toSorted()).toEqual(['address', 'chainId', 'domain', 'nonce', 'uri', 'version'])
})

test('a wallet without the feature signs the message as plain text', async () => {
  const { wallet, signIn } = await connected()
  expect(signIn()).toBeUndefined()
  expect(wallet.prompts).toBe(1)
})

test('a decline is reported as a decline, and the modal knows that the wallet was asked', async () => {
  const { adapter, session, wallet, signIn } = await connected()
  const listener = createListener()
  adapter.watch(session, listener)
  wallet.signsIn(() => ({}))
  wallet.isRejecting = true
  await expect(signIn()).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(listener.requestStarted).toHaveBeenCalledExactlyOnceWith('solana_signIn')
  expect(listener.requestSettled).toHaveBeenCalledExactlyOnceWith(
    'solana_signIn',
    'error',
    expect.objectContaining({ message: 'User rejected the request.' }),
  )
})

test('An invalid answer is refused, with the reason in its details.', async () => {
  const { wallet, key, other, data, signIn } = await connected()
  const signedMessage = bytes(buildSiwxMessage(data))
  const good = { account: { address: key.address }, signedMessage, signature: key.sign(signedMessage) }
  const answers: readonly [answer: object, details: string][] = [
    [{ ...good, account: { address: other.address } }, 'another account has signed'],
    [{ ...good, account: undefined }, 'another account has signed'],
    [{ ...good, signedMessage: 'text' }, 'the signed message is not there'],
    [{ ...good, signedMessage: undefined }, 'the signed message is not there'],
    [{ ...good, signedMessage: new Uint8Array([0xff, 0xfe]) }, 'the signed message is not text'],
    [{ ...good, signature: good.signature.slice(1) }, 'not a signature of Solana'],
    [{ ...good, signature: 'x'.repeat(64) }, 'not a signature of Solana'],
    [{ ...good, signatureType: 'secp256k1' }, 'not a signature of Solana'],
  ]
  for (const [answer, details] of answers) {
    wallet.signsIn(() => answer)
    await expect(signIn()).rejects.toMatchObject({ code: 'SIGNATURE_NOT_VALID', details })
  }
  wallet.signsIn(() => ({ ...good, signatureType: 'ed25519' }))
  await expect(signIn()).resolves.toMatchObject({ message: buildSiwxMessage(data) })
  wallet.features['solana:signIn'] = { version: '1.0.0', signIn: async () => [] }
  await expect(signIn()).rejects.toMatchObject({ code: 'SIGNATURE_NOT_VALID', details: 'no signature' })
})

test('A byte order mark stays in the signed message, so that the caller compares what the wallet has signed.', async () => {
  const { wallet, key, data, signIn } = await connected()
  const signedMessage = bytes(`\uFEFF${buildSiwxMessage(data)}`)
  wallet.signsIn(() => ({ account: { address: key.address }, signedMessage, signature: key.sign(signedMessage) }))
  await expect(signIn()).resolves.toMatchObject({ message: `\uFEFF${buildSiwxMessage(data)}` })
})

test('only an account that the wallet shares can sign in', async () => {
  const { wallet, other, data, signIn } = await connected()
  wallet.signsIn(() => ({}))
  await expect(signIn({ ...data, accountAddress: other.address })).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
})
