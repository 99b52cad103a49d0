// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import type { PairingSignIn } from '../../stores/connection/pairing-sign-in'
import { siwxError } from '../../domain/errors/siwx-errors'
import { firstAddress } from '../../testing/fake-wallet'
import { solanaAlpha } from '../../testing/chains/fake-namespace'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { FakeSession, createPairingTest } from './testing/fake-pairing'

const data: SiwxMessageData = {
  accountAddress: '',
  chainId: 'eip155:10',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'abcdefgh12345678',
}

const session: SiwxSession = { data: { ...data, accountAddress: firstAddress }, message: 'signed', signature: '0x51' }

/** A session whose wallet has signed. */
function signedSession(): FakeSession {
  const paired = new FakeSession()
  paired.signed = [session]
  return paired
}

/** A scripted stand-in for the sign-in unit. */
class FakeSignIn implements PairingSignIn {
  prepared = 0
  readonly completed: (readonly SiwxSession[])[] = []
  readonly undone: (readonly SiwxSession[])[] = []
  settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  data: SiwxMessageData | undefined | Error = data

  async prepare() {
    this.prepared += 1
    if (this.data instanceof Error) throw this.data
    return this.data && { ...this.data, nonce: `${this.data.nonce}${this.prepared}` }
  }

  complete(sessions: readonly SiwxSession[]): Promise<void> {
    this.completed.push(sessions)
    return new Promise((resolve, reject) => void (this.settle = { resolve, reject }))
  }

  async undo(sessions: readonly SiwxSession[]) {
    this.undone.push(sessions)
  }
}

async function createSignInTest(options: Parameters<typeof createPairingTest>[0] = {}) {
  const pairingTest = await createPairingTest(options)
  const signIn = new FakeSignIn()
  pairingTest.root.modalStores.pairingSignIn = signIn
  return { ...pairingTest, signIn }
}

test('[C4-16] With EVM networks only, a link asks for a signature with the approval.', async () => {
  const { client, openCode } = await createSignInTest()
  await openCode()
  expect(client.last.signIn).toMatchObject({ chainId: 'eip155:10', accountAddress: '', nonce: `${data.nonce}1` })
})

test('[C4-16] With a network of another namespace, a link asks for no signature.', async () => {
  const { client, openCode, signIn } = await createSignInTest({ networks: [alpha, beta, solanaAlpha] })
  await openCode()
  expect(client.last.signIn).toBeUndefined()
  expect(signIn.prepared).toBe(0)
})

test('Without the sign-in unit, a link asks for no signature.', async () => {
  const { client, openCode } = await createPairingTest()
  await openCode()
  expect(client.last.signIn).toBeUndefined()
})

test('Each link has its own nonce.', async () => {
  const { client, openCode, platform } = await createSignInTest()
  await openCode()
  await platform.advance(230_000)
  expect(client.proposals.map(({ signIn }) => signIn?.nonce)).toEqual([`${data.nonce}1`, `${data.nonce}2`])
})

test('A sign-in message that fails, or takes too long, does not hold up the link.', async () => {
  const { client, openCode, signIn, pairing, platform } = await createSignInTest()
  signIn.data = new Error('No nonce')
  await openCode()
  expect(client.last.signIn).toBeUndefined()
  signIn.prepare = () => new Promise(() => {})
  void pairing.start()
  await settle()
  expect(client.proposals).toHaveLength(1)
  await platform.advance(5_000)
  expect(client.proposals).toHaveLength(2)
  expect(pairing.state.state).toBe('ready')
})

test('The wallet is shown as connected once the signature is checked, not before.', async () => {
  const { client, openCode, root, signIn, pairing } = await createSignInTest()
  await openCode()
  expect(root.modalStores.snack.open).toBe(false)
  await client.last.approve(signedSession())
  expect(signIn.completed).toEqual([[session]])
  expect(root.modalStores.snack).toMatchObject({ open: true, variant: 'loading', message: 'Authenticating...' })
  expect(root.account.status).not.toBe('connected')
  signIn.settle?.resolve()
  await settle()
  expect(root.modalStores.snack.open).toBe(false)
  expect(pairing.state).toEqual({ state: 'connected' })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('An invalid signature ends the session and is reported in the view.', async () => {
  const { client, openCode, root, signIn, pairing } = await createSignInTest()
  await openCode()
  const paired = signedSession()
  await client.last.approve(paired)
  signIn.settle?.reject(siwxError('SIGNATURE_NOT_VALID'))
  await settle()
  expect(paired.isEnded).toBe(true)
  expect(root.modalStores.snack.open).toBe(false)
  expect(pairing.state).toMatchObject({ state: 'failed', error: { shortMessage: 'The signature is not valid' } })
  expect(root.account.status).toBe('disconnected')
})

test('A wallet that has signed nothing is connected without a message.', async () => {
  const { client, openCode, root, signIn } = await createSignInTest()
  await openCode()
  await client.last.approve()
  expect(signIn.completed).toEqual([])
  expect(root.modalStores.snack.open).toBe(false)
  expect(root.account.status).toBe('connected')
})

test('A wallet that has signed and then cannot be shown is signed out again.', async () => {
  const { client, openCode, signIn, root } = await createSignInTest()
  await openCode()
  const paired = signedSession()
  paired.namespaces = {}
  const approved = client.last.approve(paired)
  await settle()
  signIn.settle?.resolve()
  await approved
  await settle()
  expect([signIn.undone, paired.isEnded, root.account.status]).toEqual([[[session]], true, 'disconnected'])
})

test('A signature for a link that has left the screen has no effect.', async () => {
  const { client, openCode, platform, signIn } = await createSignInTest()
  await openCode()
  const [first] = client.proposals
  await platform.advance(230_000)
  const paired = signedSession()
  await first?.approve(paired)
  expect(paired.isEnded).toBe(true)
  expect(signIn.completed).toEqual([])
})
