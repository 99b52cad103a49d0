// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { userRejected } from '../frame-error'
import { settle } from '../testing/fake-parent'
import { createScreens } from './screens'
import type { UnlockQuestion } from './unlocking'
import { createUnlocking } from './unlocking'

const wallet = { walletId: 'wallet-0000000000001', kinds: ['login+passkey'] } as const
const origin = 'https://app.example'

function createLatch() {
  let resolve = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve: () => resolve(), reject: (error: unknown) => reject(error) }
}

function open() {
  const log: string[] = []
  const questions: UnlockQuestion[] = []
  let answer = () => {}
  const screens = createScreens(document)
  const unlocking = createUnlocking(screens, (question, signal) => {
    questions.push(question)
    log.push('shown')
    return new Promise((resolve, reject) => {
      const gone = (settleQuestion: () => void) => {
        log.push('gone')
        settleQuestion()
      }
      answer = () => gone(() => resolve({ kind: 'login+passkey', secret: new Uint8Array(32) }))
      signal?.addEventListener('abort', () => gone(() => reject(userRejected())))
    })
  })
  const asker = (name: string, isShown = false) => {
    const ending = new AbortController()
    const needFrame = (isNeeded: boolean) => void log.push(`${name}: ${isNeeded}`)
    return { abort: () => ending.abort(), asker: { origin, signal: ending.signal, isShown, needFrame } }
  }
  const endOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => error.message,
    )
  return { log, questions, screens, unlocking, asker, endOf, answer: () => answer() }
}

test('The page is told before the question is shown, and again when the wallet is open.', async () => {
  const { log, questions, unlocking, asker, answer } = open()
  const work = unlocking.during(asker('user').asker, () => unlocking.unlock(wallet))
  await settle()
  expect(log).toEqual(['user: true', 'shown'])
  answer()
  await work
  expect(log).toEqual(['user: true', 'shown', 'gone', 'user: false'])
  expect(questions).toEqual([{ ...wallet, origin }])
})

test('Between two tries the page keeps the frame.', async () => {
  const { log, unlocking, asker, answer } = open()
  const work = unlocking.during(asker('user').asker, async () => {
    await unlocking.unlock(wallet)
    return unlocking.unlock({ ...wallet, problem: 'Wrong' })
  })
  await settle()
  answer()
  await settle()
  answer()
  await work
  expect(log).toEqual(['user: true', 'shown', 'gone', 'shown', 'gone', 'user: false'])
})

test('The page is not told for a request that it shows the frame for, until another one waits too.', async () => {
  const { log, unlocking, asker, answer } = open()
  const opening = createLatch()
  const works = [
    unlocking.during(asker('sign', true).asker, async () => {
      await unlocking.unlock(wallet)
      opening.resolve()
    }),
  ]
  await settle()
  expect(log).toEqual(['shown'])
  works.push(unlocking.during(asker('user').asker, () => opening.promise))
  expect(log).toEqual(['shown', 'user: true'])
  answer()
  await Promise.all(works)
  expect(log).toEqual(['shown', 'user: true', 'gone', 'user: false'])
})

test('The question ends with the last request that waits for it.', async () => {
  const { log, unlocking, asker, endOf } = open()
  const [one, other] = [asker('one'), asker('other')]
  const opening = createLatch()
  opening.promise.catch(() => {})
  const works = [
    endOf(unlocking.during(one.asker, () => unlocking.unlock(wallet)).catch(opening.reject)),
    endOf(unlocking.during(other.asker, () => opening.promise)),
  ]
  await settle()
  one.abort()
  await settle()
  expect(log).toEqual(['one: true', 'shown'])
  other.abort()
  await Promise.all(works)
  expect(log).toEqual(['one: true', 'shown', 'gone', 'one: false'])
})

test('A question that nobody needs any more is taken back, and one that waits for its turn is never shown.', async () => {
  const { log, screens, unlocking, asker, endOf } = open()
  const shown = endOf(unlocking.during(asker('user').asker, () => unlocking.unlock(wallet)))
  await settle()
  unlocking.end()
  expect(await shown).toBe('User rejected the request')
  expect(log).toEqual(['user: true', 'shown', 'gone', 'user: false'])
  log.length = 0

  let endApproval = () => {}
  void screens.show(() => new Promise<void>((resolve) => (endApproval = resolve)))
  const given = asker('given up')
  const waiting = [
    endOf(unlocking.during(given.asker, () => unlocking.unlock(wallet))),
    endOf(unlocking.during(asker('logged out').asker, () => unlocking.unlock(wallet))),
  ]
  await settle()
  given.abort()
  unlocking.end()
  endApproval()
  expect(await Promise.all(waiting)).toEqual(['User rejected the request', 'User rejected the request'])
  expect(log).toEqual([])
  expect(await endOf(unlocking.unlock(wallet))).toBe('User rejected the request')
})
