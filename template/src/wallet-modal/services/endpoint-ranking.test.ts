// @vitest-environment node
import { expect, test } from 'vitest'
import { EndpointRanking } from './endpoint-ranking'

const quick = 'https://quick.example'
const steady = 'https://steady.example'

/** Records samples: a number is an answer after so many milliseconds, 'x' a failure. */
function record(ranking: EndpointRanking, url: string, samples: readonly (number | 'x')[]) {
  for (const sample of samples)
    ranking.record(url, sample === 'x' ? { ok: false, milliseconds: 0 } : { ok: true, milliseconds: sample })
}

test('endpoints without samples keep the order of the list', () => {
  expect(new EndpointRanking().order([steady, quick])).toEqual([steady, quick])
})

test('of two that always answer the quicker one comes first', () => {
  const ranking = new EndpointRanking()
  record(ranking, steady, [400])
  record(ranking, quick, [50])
  expect(ranking.order([steady, quick])).toEqual([quick, steady])
})

test('stability counts 0.7 and latency 0.3', () => {
  // Steady scores 0.7 whatever happens; quick answers at once: 0.7 × its stability + 0.3.
  const score = (stable: number) => {
    const ranking = new EndpointRanking()
    record(ranking, steady, [1_000])
    record(ranking, quick, [...Array<0>(stable).fill(0), ...Array<'x'>(10 - stable).fill('x')])
    return ranking.order([steady, quick])[0]
  }
  expect(score(6)).toBe(quick)
  expect(score(5)).toBe(steady)
})

test('only the last ten samples count', () => {
  const ranking = new EndpointRanking()
  record(ranking, quick, ['x', 'x', 'x', 'x', 'x', 10, 10, 10, 10, 10, 10, 10, 10, 10])
  record(ranking, steady, [900])
  expect(ranking.order([steady, quick])).toEqual([quick, steady])
  record(ranking, quick, Array<'x'>(9).fill('x'))
  expect(ranking.order([steady, quick])).toEqual([steady, quick])
  record(ranking, quick, ['x'])
  expect(ranking.isProven(quick)).toBe(false)
})

test('an endpoint without samples ranks after a good endpoint, and before an endpoint that fails or takes more than a second', () => {
  const ranking = new EndpointRanking()
  record(ranking, steady, [900])
  expect(ranking.order([quick, steady])).toEqual([steady, quick])
  record(ranking, steady, [1_500])
  expect(ranking.order([steady, quick])).toEqual([quick, steady])
  const failing = new EndpointRanking()
  record(failing, steady, [10, 'x'])
  expect(failing.order([steady, quick])).toEqual([quick, steady])
})

test('an endpoint is proven as long as it answered last time', () => {
  const ranking = new EndpointRanking()
  expect(ranking.isProven(quick)).toBe(false)
  record(ranking, quick, ['x'])
  expect(ranking.isProven(quick)).toBe(false)
  record(ranking, quick, [10])
  expect(ranking.isProven(quick)).toBe(true)
  record(ranking, quick, ['x'])
  expect(ranking.isProven(quick)).toBe(false)
})
