import { expect, test } from 'vitest'
import { changes } from './changes'
import { runFields } from './run-fields'
import { runFuzz } from './run-fuzz'

// A fiftieth of `npm run fuzz`, with a seed of its own every day, which a failure names.
const seed = Math.floor(Date.now() / 86_400_000)
const count = 20_000

test(`${count} logins that differ from valid ones in one property are refused, seed ${seed}`, async () => {
  const report = await runFuzz({ seed, from: 0, to: count })
  expect(report.failures).toEqual([])
  expect(report.cases).toBe(count)
  expect(report.sane).toBe(count / 200)
  expect(report.reached).toBeGreaterThan(30_000 / 50)
  const properties = [...changes.map(([property]) => property), 'nonce, used'].sort()
  expect(Object.keys(report.properties).sort()).toEqual(properties)
}, 900_000)

test(`messages with a mutated field are built as they are read, or not at all, seed ${seed}`, () => {
  const { failures, built } = runFields({ seed, from: 0, to: 2 * count })
  expect(failures).toEqual([])
  expect(built).toBeGreaterThan(count / 20)
})
