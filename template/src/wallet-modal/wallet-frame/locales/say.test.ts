// @vitest-environment node
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { FrameError, errorCodes } from '../frame-error'
import { settle } from '../testing/fake-parent'
import { createFakeWallet } from '../testing/fake-wallet'
import { refusal } from '../testing/fake-wallet-server'
import { testLanguage } from '../testing/test-language'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }))
vi.mock('./loaders', () => ({
  ar: { locale: 'ar', load },
  de: { locale: 'de', load },
}))

beforeEach(() => {
  load.mockReset().mockResolvedValue(testLanguage.errors)
})

/** A wallet that has refused a code. Returns the error, too. */
async function refuseCode(
  languages: readonly string[],
  code = 'CODE_NOT_VALID',
  facts: Record<string, unknown> = { attemptsLeft: 4 },
) {
  const wallet = await createFakeWallet({ languages })
  await wallet.request('CONNECT_EMAIL', { email: 'ann@example.com' })
  wallet.server.next.set('POST email/finish', () => refusal(401, code, 'Invalid code', facts))
  const error: unknown = await wallet.request('CONNECT_OTP', { otp: '000000' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: 'Invalid code' })
  return { ...wallet, error }
}

test('The page gets what the wallet server refuses as a sentence in the language of the visitor.', async () => {
  const { say, error } = await refuseCode(['de-AT', 'en'])
  expect(await say(error)).toEqual({ text: 'text attemptsLeft 4', lang: 'de' })
})

test('The sentence is in the language of the page only if the browser of the visitor names this language.', async () => {
  for (const [languages, lang] of [
    [['de', 'ar'], 'ar'],
    [['de'], 'de'],
  ] as const) {
    const { say, error, request } = await refuseCode(languages)
    await request('SYNC_DAPP_DATA', { projectId: '', locale: 'ar' })
    expect(await say(error)).toMatchObject({ lang })
  }
})

test('In English the reply has no sentence for the visitor, because the modal shows the English message of the error.', async () => {
  const { say, error } = await refuseCode(['en', 'de'])
  expect(await say(error)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('The reply has no sentence for a refusal without a translation, for an error for developers, and for an unknown error.', async () => {
  const { say, error } = await refuseCode(['de'], 'CODE_OF_A_TEAM')
  for (const one of [error, new FrameError('The request is for another account'), new TypeError('secret'), undefined])
    expect(await say(one)).toBeUndefined()
})

test('Errors of the frame about an ended login, a missing login and too many requests have the sentences of the server’s refusals FLOW_OVER, NOT_SIGNED_IN and TOO_MANY_REQUESTS.', async () => {
  const { say, request } = await createFakeWallet({ languages: ['de'] })
  const saidOf = (asked: Promise<unknown>) => asked.then(() => undefined, say)
  expect(await saidOf(request('CONNECT_OTP', { otp: '123456' }))).toEqual({ text: 'text FLOW_OVER', lang: 'de' })
  expect(await saidOf(request('CONNECT_DEVICE'))).toMatchObject({ text: 'text FLOW_OVER' })
  expect(await saidOf(request('GET_USER', {}))).toMatchObject({ text: 'text NOT_SIGNED_IN' })
  expect(await say(new FrameError('Too many', errorCodes.limitExceeded))).toMatchObject({
    text: 'text TOO_MANY_REQUESTS',
  })
})

test('The reply waits three seconds at most for the sentence, and has none if the texts fail.', async () => {
  const { say, error, clock } = await refuseCode(['de'])
  load.mockReturnValue(new Promise(() => {}))
  const onSaid = vi.fn()
  void say(error).then(onSaid)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  clock.advance(2_999)
  await settle()
  expect(onSaid).not.toHaveBeenCalled()
  clock.advance(1)
  await settle()
  expect(onSaid).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(clock.timers).toBe(0)
  load.mockRejectedValue(new Error('offline'))
  expect(await say(error)).toBeUndefined()
})
