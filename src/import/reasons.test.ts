import { describe, expect, test } from 'vitest'
import { reasonRows } from '../test-support/imports/reasons'
import { planOf } from '../test-support/imports/report'

describe.each(Object.entries(reasonRows))('The report gives a reason for %s', (_, rows) => {
  test.each(rows.map((one) => [one.when, one] as const))('when %s', (_, { app, at, code, reason, mayReplace }) => {
    const found = planOf(app, mayReplace).unmatched
    expect(found.map(({ file, line, what, why }) => [`${file}:${line}`, what, why])).toEqual([[at, code, reason]])
  })
})
