// @vitest-environment node
import { expect, test } from 'vitest'
import { required } from '../../../domain/errors/errors'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { walletError } from '../../../testing/fake-wallet'
import { createSiwxTest } from '../testing/create-siwx-test'

/** Connects a wallet that has a sign-in method of its own. */
async function withOwnSignIn(signIn: () => Promise<{ message: string; signature: string }> | undefined) {
  const test = await createSiwxTest()
  await test.connectInModal()
  Object.assign(required(test.root.sessions.get('eip155'), 'NOT_CONNECTED').adapter, { signIn })
  await test.sign()
  return test
}

test('A wallet with a sign-in method writes the text itself.', async () => {
  const { siwx, wallet } = await withOwnSignIn(async () => ({ message: 'as the wallet has it', signature: 'own' }))
  expect(siwx.sessions).toMatchObject([{ message: 'as the wallet has it', signature: 'own' }])
  expect(wallet.callsOf('personal_sign')).toEqual([])
})

test('A wallet that has no sign-in method, or whose method refuses the message, signs the text.', async () => {
  const cannot = () => Promise.reject(new Error('chainId is not supported'))
  for (const signIn of [() => undefined, cannot]) {
    const { siwx, wallet } = await withOwnSignIn(signIn)
    expect([siwx.sessions.length, wallet.callsOf('personal_sign').length]).toEqual([1, 1])
  }
})

test('A wallet whose sign-in answer is invalid is not asked a second time.', async () => {
  const { siwx, wallet } = await withOwnSignIn(() => Promise.reject(siwxError('SIGNATURE_NOT_VALID')))
  expect([siwx.sessions, wallet.callsOf('personal_sign')]).toEqual([[], []])
})

test('After a decline the visitor is not asked a second time.', async () => {
  const { siwx, store, wallet } = await withOwnSignIn(() => Promise.reject(walletError(4001, 'User rejected')))
  expect([siwx.sessions, wallet.callsOf('personal_sign')]).toEqual([[], []])
  expect(store.notice).toMatchObject({ error: { shortMessage: 'Signature declined' } })
})
