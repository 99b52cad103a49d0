// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { userRejected } from '../frame-error'
import { english } from '../locales/language'
import { settle } from '../testing/fake-parent'
import { createScreens } from '../approval/screens'
import { createQuestions } from './questions'

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
  const origins: string[] = []
  let answer = () => {}
  const screens = createScreens(document, async () => english)
  const questions = createQuestions(screens)
  const ask = () =>
    questions.ask<string>((asker, signal) => {
      origins.push(asker.origin)
      log.push('shown')
      return new Promise((resolve, reject) => {
        const gone = (settleQuestion: () => void) => {
          log.push('gone')
          settleQuestion()
        }
        answer = () => gone(() => resolve('answer'))
        signal.addEventListener('abort', () => gone(() => reject(userRejected())))
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
  return { log, origins, screens, questions, ask, asker, endOf, answer: () => answer() }
}

test('The page is told to show the frame before a question, and to hide the frame after the answer.', async () => {
  const { log, origins, questions, ask, asker, answer } = open()
  const work = questions.during(asker('user').asker, () => ask())
  await settle()
  expect(log).toEqual(['user: true', 'shown'])
  answer()
  await work
  expect(log).toEqual(['user: true', 'shown', 'gone', 'user: false'])
  expect(origins).toEqual([origin])
})

test('Between two tries, the page still shows the frame.', async () => {
  const { log, questions, ask, asker, answer } = open()
  const work = questions.during(asker('user').asker, async () => {
    await ask()
    return ask()
  })
  await settle()
  answer()
  await settle()
  answer()
  await work
  expect(log).toEqual(['user: true', 'shown', 'gone', 'shown', 'gone', 'user: false'])
})

test('The page is not told to show the frame for a request that shows the frame anyway, until another request waits, too.', async () => {
  const { log, questions, ask, asker, answer } = open()
  const opening = createLatch()
  const works = [
    questions.during(asker('sign', true).asker, async () => {
      await ask()
      opening.resolve()
    }),
  ]
  await settle()
  expect(log).toEqual(['shown'])
  works.push(questions.during(asker('user').asker, () => opening.promise))
  expect(log).toEqual(['shown', 'user: true'])
  answer()
  await Promise.all(works)
  expect(log).toEqual(['shown', 'user: true', 'gone', 'user: false'])
})

test('The question ends with the last request that waits for it.', async () => {
  const { log, questions, ask, asker, endOf } = open()
  const [one, other] = [asker('one'), asker('other')]
  const opening = createLatch()
  opening.promise.catch(() => {})
  const works = [
    endOf(questions.during(one.asker, () => ask()).catch(opening.reject)),
    endOf(questions.during(other.asker, () => opening.promise)),
  ]
  await settle()
  one.abort()
  await settle()
  expect(log).toEqual(['one: true', 'shown'])
  other.abort()
  await Promise.all(works)
  expect(log).toEqual(['one: true', 'shown', 'gone', 'one: false'])
})

test('A question that nobody needs any more ends, and a question that waits for its turn is never shown.', async () => {
  const { log, screens, questions, ask, asker, endOf } = open()
  const shown = endOf(questions.during(asker('user').asker, () => ask()))
  await settle()
  questions.end()
  expect(await shown).toBe('User rejected the request')
  expect(log).toEqual(['user: true', 'shown', 'gone', 'user: false'])
  log.length = 0

  let endApproval = () => {}
  void screens.show(() => new Promise<void>((resolve) => (endApproval = resolve)))
  const given = asker('given up')
  const waiting = [
    endOf(questions.during(given.asker, () => ask())),
    endOf(questions.during(asker('logged out').asker, () => ask())),
  ]
  await settle()
  given.abort()
  questions.end()
  endApproval()
  expect(await Promise.all(waiting)).toEqual(['User rejected the request', 'User rejected the request'])
  expect(log).toEqual([])
  expect(await endOf(ask())).toBe('User rejected the request')
})
