import { describe, expect, test } from 'vitest'
import { fixture, fixtureNames } from '../test-support/imports/fixtures'
import { reasonRows } from '../test-support/imports/reasons'
import { planOf } from '../test-support/imports/report'
import { reasonsInSource } from '../test-support/imports/source-reasons'

describe.each(Object.entries(reasonRows))('The report gives a reason for %s', (_, rows) => {
  test.each(rows.map((one) => [one.when, one] as const))('when %s', (_, { app, at, code, reason, mayReplace }) => {
    const found = planOf(app, mayReplace).unmatched
    expect(found.map(({ file, line, what, why }) => [`${file}:${line}`, what, why])).toEqual([[at, code, reason]])
  })
})

test('Each reason in the source is given for an app of the tables or for a fixture app.', () => {
  const rows = Object.values(reasonRows).flat()
  const plans = [
    ...fixtureNames.map((name) => planOf(fixture(name))),
    ...rows.map(({ app, mayReplace }) => planOf(app, mayReplace)),
  ]
  const given = plans.flatMap(({ unmatched, setup }) => [...unmatched, ...setup.units].map(({ why }) => why))
  const reasons = reasonsInSource()
  expect(reasons.length).toBeGreaterThan(90)
  expect(reasons.filter((pattern) => !given.some((reason) => pattern.test(reason))).map(String)).toEqual([])
})
